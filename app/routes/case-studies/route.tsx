import { api } from "#app/context.ts";
import { breadcrumbList } from "#app/features/structured-data/structured-data.ts";
import { absoluteAddress } from "#app/features/trail/absolute-address.ts";
import { casesTrail, trailWords } from "#app/features/trail/trail.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { LazyIsland } from "#app/ui/lazy-island/lazy-island.tsx";
import { lazyPart } from "#app/ui/lazy-island/lazy-part.ts";
import type { Route } from "./+types/route.ts";
import { CaseList } from "./case-list.tsx";
import { readCaseQuery } from "./case-query.ts";
import { loadCases } from "./load-cases.ts";

const casePage = lazyPart(async () => (await import("./case-page.tsx")).CasePage);

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = context.get(api);
  const search = new URL(request.url).searchParams;
  const id = search.get("case");
  if (!id) return { kind: "list" as const, ...(await loadCases(client, readCaseQuery(search))) };
  const [entry, { list }] = await Promise.all([
    client.one("case/getCaseStudyListAndCategoryList", { id }),
    client.list("case/getCaseStudyListAndCategoryList", { pageSize: 4 }),
  ]);
  return { kind: "case" as const, entry, others: list.filter((other) => other.id !== id).slice(0, 3) };
}

export type CaseListData = Extract<Route.ComponentProps["loaderData"], { kind: "list" }>;
export type CaseData = Extract<Route.ComponentProps["loaderData"], { kind: "case" }>;

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (!loaderData) return pageMeta(args);
  if (loaderData.kind === "list") return pageMeta(args, loaderData.query.page > 1 ? { keep: ["page"] } : {});
  const { id, title, summary, image } = loaderData.entry;
  const crumbs = casesTrail(trailWords(args.location.pathname), {
    name: title,
    path: `/case-study?case=${id}`,
  });
  return pageMeta(args, {
    ...{ title, description: summary, image },
    keep: ["case"],
    structuredData: [breadcrumbList(crumbs, absoluteAddress(args))],
  });
};

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === "list" ? (
    <CaseList data={loaderData} />
  ) : (
    <LazyIsland of={casePage} {...loaderData} />
  );
}
