import { api } from "#app/context.ts";
import { trailData } from "#app/features/trail/trail.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { LazyIsland } from "#app/ui/lazy-island/lazy-island.tsx";
import { lazyPart } from "#app/ui/lazy-island/lazy-part.ts";
import type { Route } from "./+types/route.ts";
import { loadSolution } from "./load-solution.ts";

const solutionPage = lazyPart(async () => (await import("./solution-page.tsx")).SolutionPage);
const overview = lazyPart(async () => (await import("./solutions-overview.tsx")).SolutionsOverview);

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const client = context.get(api);
  if (params.id) return { kind: "solution" as const, ...(await loadSolution(client, params.id)) };
  const { list } = await client.list("solution/getSolutionData", {});
  return { kind: "overview" as const, solutions: list, segment: url.searchParams.get("segment") };
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (!loaderData || loaderData.kind === "overview") return pageMeta(args);
  const { id, title, summary, image } = loaderData.solution;
  return pageMeta(args, {
    ...{ title, description: summary, image },
    structuredData: [trailData(args, "solutions", { name: title, path: `/solutions/${id}` })],
  });
};

export default function Solutions({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "overview") return <LazyIsland of={overview} {...loaderData} />;
  return <LazyIsland of={solutionPage} {...loaderData} />;
}
