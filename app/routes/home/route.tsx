import { api, requestContext } from "#app/context.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { HomeBody } from "./home-body.tsx";
import { HomeHero } from "./home-hero.tsx";
import { loadHome } from "./load-home.ts";
import { siteFacts } from "./site-facts.ts";

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(api), context.get(requestContext).variant);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { image: args.loaderData?.hero.image, structuredData: siteFacts(args) });

export default function Home({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      <HomeHero hero={home.hero} blocks={home.blocks} />
      <HomeBody home={home} />
    </>
  );
}
