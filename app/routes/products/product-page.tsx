import { LazyIsland } from "#app/ui/lazy-island/lazy-island.tsx";
import { lazyPart } from "#app/ui/lazy-island/lazy-part.ts";
import type { PageData } from "./page-places.ts";
import styles from "./product-page.module.css";

const head = lazyPart(async () => (await import("./product-head.tsx")).ProductHead);
const bar = lazyPart(async () => (await import("./section-bar.tsx")).SectionBar);
const body = lazyPart(async () => (await import("./product-body.tsx")).ProductBody);

export function ProductPage({ product, serial }: PageData) {
  return (
    <article className={styles.product}>
      <LazyIsland of={head} product={product} />
      <LazyIsland of={bar} product={product} serial={serial} />
      <LazyIsland of={body} product={product} serial={serial} />
    </article>
  );
}
