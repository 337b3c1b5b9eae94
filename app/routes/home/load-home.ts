import type { ApiClient } from "#api/client.ts";
import { cardProduct } from "#app/features/product-card/card-product.ts";

export async function loadHome(client: ApiClient, variant: string) {
  const { categories, products, ...home } = await client.get("homePage/getHomePageData", { variant });
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

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
