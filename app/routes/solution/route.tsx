import { api } from "#app/context.ts";
import { breadcrumbData } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { loadSolution } from "./load-solution.ts";
import { SolutionPage } from "./solution-page.tsx";

export function loader({ params, context }: Route.LoaderArgs) {
  return loadSolution(context.get(api), params.id);
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args);
  const { id, title, summary, image } = args.loaderData.solution;
  return pageMeta(args, {
    ...{ title, description: summary, image },
    structuredData: [breadcrumbData(args, "solutions", { name: title, path: `/solutions/${id}` })],
  });
};

export default function Solution({ loaderData }: Route.ComponentProps) {
  return <SolutionPage {...loaderData} />;
}
