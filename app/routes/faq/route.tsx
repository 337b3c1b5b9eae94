import { api } from "#app/context.ts";
import { breadcrumbData } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { leadToTidyAddress } from "#app/features/list-filters/chosen-params.ts";
import { sendOrKeep } from "#app/features/site-form/send-or-keep.ts";
import { sendSubmission } from "#app/features/site-form/send-submission.ts";
import { stayAfterSending } from "#app/features/site-form/stay-after-sending.ts";
import { faqPage } from "#app/features/structured-data/faq-page.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { cutText } from "#i18n/cut-text.ts";
import type { Route } from "./+types/route.ts";
import { FaqPage } from "./faq-page.tsx";
import { voteOf } from "./vote.ts";

const longestKeyword = 200;

export async function loader({ url, context }: Route.LoaderArgs) {
  leadToTidyAddress(url);
  const client = context.get(api);
  const keyword = cutText((url.searchParams.get("keyword") ?? "").trim(), longestKeyword);
  const { groups } = await client.get("support/getFaqListByCategoryList", { keyword });
  return { groups, keyword };
}

export const action = (args: Route.ActionArgs) => sendSubmission(args, "support/insertFaqVote", voteOf);

export const clientAction = sendOrKeep;
export const shouldRevalidate = stayAfterSending;

export const meta: Route.MetaFunction = (args) => {
  const entries = (args.loaderData?.groups ?? []).flatMap((group) => group.entries);
  const questions = entries.length > 0 ? [faqPage(entries)] : [];
  return pageMeta(args, { structuredData: [breadcrumbData(args, "faq"), ...questions] });
};

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData} />;
}
