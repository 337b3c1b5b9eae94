import { api, requestContext } from "#app/context.ts";
import { cardProduct } from "#app/features/product-card/card-product.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { LazyIsland } from "#app/ui/lazy-island/lazy-island.tsx";
import { lazyPart } from "#app/ui/lazy-island/lazy-part.ts";
import type { Route } from "./+types/route.ts";
import { HomeHero } from "./home-hero.tsx";

const body = lazyPart(async () => (await import("./home-body.tsx")).HomeBody);

export const handle = { hero: "dark" };

export async function loader({ context }: Route.LoaderArgs) {
  const { variant } = context.get(requestContext);
  const { categories, products, ...home } = await context
    .get(api)
    .get("homePage/getHomePageData", { variant });
  return {
    ...home,
    products: products.map(cardProduct),
    categories: categories.map(({ id, name, tagline, image, language, count, series }) => ({
      ...{ id, name, tagline, image, language, count },
      // Without a picture of its own, a category shows one of its series.
      pack: image ? null : (series.find((entry) => entry.image)?.image ?? null),
      series: series.map((entry) => ({ id: entry.id, name: entry.name })),
    })),
  };
}

export type HomeData = Route.ComponentProps["loaderData"];

export const meta: Route.MetaFunction = (args) => pageMeta(args, { image: args.loaderData?.hero.image });

export default function Home({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      <HomeHero hero={home.hero} />
      <LazyIsland of={body} home={home} />
    </>
  );
}
