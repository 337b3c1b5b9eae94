import { api } from "#app/context.ts";
import { absoluteAddress } from "#app/features/breadcrumbs/absolute-address.ts";
import { breadcrumbData } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { loadSerialCheck } from "#app/features/serial-check/load-serial-check.ts";
import { product as productData } from "#app/features/structured-data/product.ts";
import { productName } from "#app/shell/constants.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { ProductBody } from "./product-body.tsx";
import { ProductHead } from "./product-head.tsx";
import styles from "./product-page.module.css";
import { productSteps } from "./product-steps.ts";
import { SectionBar } from "./section-bar.tsx";
import { type ShownProduct, shownProduct } from "./shown-product.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const client = context.get(api);
  const product = shownProduct(await client.get("product/getProductData", { id: params.id }));
  return { product, serial: product.isLogger ? await loadSerialCheck(client, url.searchParams) : null };
}

export const meta: Route.MetaFunction = (args) => {
  const product = args.loaderData?.product;
  if (!product) return pageMeta(args);
  return pageMeta(args, {
    title: `${product.name} (${product.model})`,
    description: product.summary,
    image: product.images[0] ?? null,
    type: "product",
    structuredData: facts(product, args),
  });
};

export default function Product({ loaderData: { product, serial } }: Route.ComponentProps) {
  return (
    <article className={styles.product}>
      <ProductHead product={product} />
      <SectionBar product={product} serial={serial} />
      <ProductBody product={product} serial={serial} />
    </article>
  );
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
    breadcrumbData(args, "products", ...productSteps(product)),
  ];
}

/** Files have no language. */
function absoluteFile(absolute: (path: string) => string, path: string) {
  return new URL(path, absolute("/") || "http://localhost").href;
}
