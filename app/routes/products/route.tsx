import { api } from "#app/context.ts";
import { loadSerialCheck } from "#app/features/serial-check/load-serial-check.ts";
import { product as productData } from "#app/features/structured-data/product.ts";
import { absoluteAddress } from "#app/features/trail/absolute-address.ts";
import { trailData } from "#app/features/trail/trail.ts";
import { productName } from "#app/shell/constants.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { LazyIsland } from "#app/ui/lazy-island/lazy-island.tsx";
import { lazyPart } from "#app/ui/lazy-island/lazy-part.ts";
import type { Route } from "./+types/route.ts";
import { ProductPage } from "./product-page.tsx";
import { productSteps } from "./product-steps.ts";
import { type ShownProduct, shownProduct } from "./shown-product.ts";

const overview = lazyPart(async () => (await import("./overview.tsx")).Overview);

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const client = context.get(api);
  if (params.id) {
    const product = shownProduct(await client.get("product/getProductData", { id: params.id }));
    return {
      kind: "product" as const,
      product,
      serial: product.isLogger ? await loadSerialCheck(client, url.searchParams) : null,
    };
  }
  const asked = { tree: true, pageSize: 1 };
  const { categories, total } = await client.list("product/getProductListByCategoryList", asked);
  return { kind: "overview" as const, categories, total };
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (!loaderData || loaderData.kind === "overview") return pageMeta(args);
  const { product } = loaderData;
  return pageMeta(args, {
    title: `${product.name} (${product.model})`,
    description: product.summary,
    image: product.images[0] ?? null,
    type: "product",
    structuredData: facts(product, args),
  });
};

export default function Products({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "overview") return <LazyIsland of={overview} {...loaderData} />;
  return <ProductPage {...loaderData} />;
}

function facts(product: ShownProduct, args: Route.MetaArgs) {
  const absolute = absoluteAddress(args);
  const image = product.images[0];
  return [
    productData({
      name: product.name,
      model: product.model,
      description: product.summary,
      category: product.categoryName,
      url: absolute(`/products/${product.id}`),
      brand: productName,
      ...(image && { image: absoluteFile(absolute, `/media/${image.hash}-${image.widths.at(-1)}.webp`) }),
    }),
    trailData(args, "products", ...productSteps(product)),
  ];
}

/** Files have no language. */
function absoluteFile(absolute: (path: string) => string, path: string) {
  return new URL(path, absolute("/") || "http://localhost").href;
}
