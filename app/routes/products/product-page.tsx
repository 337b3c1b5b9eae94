import { LazyIsland } from "#app/ui/lazy-island/lazy-island.tsx";
import { lazyPart } from "#app/ui/lazy-island/lazy-part.ts";
import { PageNav } from "./page-nav.tsx";
import type { ProductBody } from "./product-body.tsx";
import { ProductHead } from "./product-head.tsx";
import styles from "./product-page.module.css";

type Props = Parameters<typeof ProductBody>[0];

const head = lazyPart(async () => ProductHead);
const body = lazyPart(async () => (await import("./product-body.tsx")).ProductBody);

export function ProductPage({ product, serial }: Props) {
  return (
    <article className={styles.product}>
      <LazyIsland of={head} product={product} />
      <PageNav product={product} serial={serial !== null} />
      <LazyIsland of={body} product={product} serial={serial} />
    </article>
  );
}
