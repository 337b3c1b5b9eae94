import { redirect } from "react-router";
import { api } from "#app/context.ts";
import { breadcrumbData } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { leadToTidyAddress, listPath } from "#app/features/list-filters/chosen-params.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { CaseList } from "./case-list.tsx";
import { CasePage } from "./case-page.tsx";
import { readCaseQuery } from "./case-query.ts";
import { loadCase } from "./load-case.ts";
import { loadCases } from "./load-cases.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  leadToTidyAddress(url);
  const { pathname, searchParams } = url;
  const other = searchParams.get("id");
  // A case has one address, whatever it is called by.
  if (other) throw redirect(listPath(pathname, { case: other }), 308);
  const client = context.get(api);
  const id = searchParams.get("case");
  if (id) return { kind: "case" as const, ...(await loadCase(client, id)) };
  return { kind: "list" as const, ...(await loadCases(client, readCaseQuery(searchParams))) };
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (!loaderData) return pageMeta(args);
  if (loaderData.kind === "list") return pageMeta(args, loaderData.query.page > 1 ? { keep: ["page"] } : {});
  const { id, title, summary, image } = loaderData.entry;
  return pageMeta(args, {
    ...{ title, description: summary, image },
    keep: ["case"],
    structuredData: [breadcrumbData(args, "cases", { name: title, path: `/case-study?case=${id}` })],
  });
};

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === "list" ? <CaseList data={loaderData} /> : <CasePage {...loaderData} />;
}
