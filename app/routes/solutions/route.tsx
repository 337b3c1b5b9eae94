import { api } from "#app/context.ts";
import { cardProduct } from "#app/features/product-card/card-product.ts";
import { breadcrumbList } from "#app/features/structured-data/structured-data.ts";
import { absoluteAddress } from "#app/features/trail/absolute-address.ts";
import { solutionsTrail, trailWords } from "#app/features/trail/trail.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { LazyIsland } from "#app/ui/lazy-island/lazy-island.tsx";
import { lazyPart } from "#app/ui/lazy-island/lazy-part.ts";
import type { Route } from "./+types/route.ts";

const solutionPage = lazyPart(async () => (await import("./solution-page.tsx")).SolutionPage);
const overview = lazyPart(async () => (await import("./solutions-overview.tsx")).SolutionsOverview);
const othersShown = 3;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const client = context.get(api);
  const { list } = await client.list("solution/getSolutionData", {});
  if (!params.id) {
    const segment = new URL(request.url).searchParams.get("segment");
    return { kind: "overview" as const, solutions: list, segment };
  }
  const solution = await client.one("solution/getSolutionData", { id: params.id });
  const products = solution.products.map((product) => ({
    ...cardProduct(product),
    quantity: product.quantity,
  }));
  return {
    kind: "solution" as const,
    solution: { ...solution, products },
    others: neighbours(list, params.id),
  };
}

export type SolutionData = Extract<Route.ComponentProps["loaderData"], { kind: "solution" }>;

export const meta: Route.MetaFunction = (args) => {
  const words = trailWords(args.location.pathname);
  const { loaderData } = args;
  if (!loaderData || loaderData.kind === "overview") return pageMeta(args);
  const { id, title, summary, image } = loaderData.solution;
  const crumbs = solutionsTrail(words, { name: title, path: `/solutions/${id}` });
  return pageMeta(args, {
    ...{ title, description: summary, image },
    structuredData: [breadcrumbList(crumbs, absoluteAddress(args))],
  });
};

export default function Solutions({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "overview") return <LazyIsland of={overview} {...loaderData} />;
  return <LazyIsland of={solutionPage} {...loaderData} />;
}

/** The next ones in the list, from its beginning again when it ends. */
function neighbours<T extends { id: string }>(list: T[], id: string): T[] {
  const place = list.findIndex((entry) => entry.id === id);
  return [...list.slice(place + 1), ...list.slice(0, Math.max(place, 0))].slice(0, othersShown);
}
