import { api, requestContext } from "#app/context.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { LazyIsland } from "#app/ui/lazy-island/lazy-island.tsx";
import { lazyPart } from "#app/ui/lazy-island/lazy-part.ts";
import type { Route } from "./+types/route.ts";
import { HomeHero } from "./home-hero.tsx";
import { loadHome } from "./load-home.ts";
import { siteFacts } from "./site-facts.ts";

const body = lazyPart(async () => (await import("./home-body.tsx")).HomeBody);

export const handle = { hero: "dark" };

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(api), context.get(requestContext).variant);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { image: args.loaderData?.hero.image, structuredData: siteFacts(args) });

export default function Home({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      <HomeHero hero={home.hero} />
      <LazyIsland of={body} home={home} />
    </>
  );
}
