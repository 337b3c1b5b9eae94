import { Island } from "#app/ui/island/island.tsx";
import { asleep } from "#app/ui/island/waking.ts";
import { PageNav } from "./page-nav.tsx";
import type { ProductBody } from "./product-body.tsx";
import { ProductHead } from "./product-head.tsx";
import styles from "./product-page.module.css";

type Props = Parameters<typeof ProductBody>[0];

const head = asleep(async () => ProductHead);
const body = asleep(async () => (await import("./product-body.tsx")).ProductBody);

export function ProductPage({ product, serial }: Props) {
  return (
    <article className={styles.product}>
      <Island of={head} product={product} />
      <PageNav product={product} serial={serial !== null} />
      <Island of={body} product={product} serial={serial} />
    </article>
  );
}
