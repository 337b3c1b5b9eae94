import { type CompareQuery, comparePath, movedLeft } from "#app/features/comparison/compare-query.ts";
import type { ComparedProduct } from "#app/features/comparison/load-comparison.ts";
import { ProductPicture } from "#app/features/product-card/product-picture.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useToHref } from "#app/ui/link/link-context.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import type { CompareGroup, CompareRow } from "./compare-rows.ts";
import styles from "./compare-table.module.css";

type Props = { products: ComparedProduct[]; groups: CompareGroup[]; query: CompareQuery };

/** The names stay above and the properties at the side, wherever one reads; rows that differ carry a mark. */
export function CompareTable({ products, groups, query }: Props) {
  const t = useTranslations("catalogue.compare");
  const table = useTranslations("ui")("table");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section id="compare" className={styles.box} aria-label={`${t("title")}: ${table}`} tabIndex={0}>
      <table className={styles.table} data-count={products.length}>
        <thead>
          <tr>
            <th scope="col">{t("property")}</th>
            {products.map((product) => (
              <Head key={product.id} product={product} query={query} />
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={products.length + 1}>
                <span>{group.name}</span>
              </th>
            </tr>
            {group.rows.map((row) => (
              <Row key={row.id} row={row} products={products} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Head({ product, query }: { product: ComparedProduct; query: CompareQuery }) {
  const t = useTranslations("catalogue.compare");
  const toHref = useToHref();
  const { id, model, name, image, language } = product;
  const to = (compare: string[]) => toHref(comparePath(query, { compare }));
  return (
    <th scope="col" className={styles.head}>
      <ProductPicture product={product} image={image} sizes="96px" alt="" />
      <Link to={`/products/${id}`} look="quiet" lang={language}>
        {name}
      </Link>
      <span className={styles.model}>{model}</span>
      <span className={styles.tools}>
        {query.compare[0] !== id && (
          <a
            href={to(movedLeft(query.compare, id))}
            aria-label={t("moveLeft", { model })}
            data-keep-scroll=""
          >
            <Icon name="chevron-left" />
          </a>
        )}
        <a
          href={to(query.compare.filter((own) => own !== id))}
          aria-label={t("remove", { model })}
          data-keep-scroll=""
        >
          <Icon name="close" />
        </a>
      </span>
    </th>
  );
}

function Row({ row, products }: { row: CompareRow; products: ComparedProduct[] }) {
  const t = useTranslations("catalogue.compare");
  return (
    <tr data-differs={row.differs ? "" : undefined}>
      <th scope="row">
        {row.name}
        {row.differs && <VisuallyHidden>{` (${t("differs")})`}</VisuallyHidden>}
      </th>
      {row.values.map((value, place) => (
        <td key={products[place]?.id}>
          {value}
          <Bar share={row.bars?.[place]} />
        </td>
      ))}
    </tr>
  );
}

/** The number stands above it, so it says nothing to who does not see it. */
function Bar({ share }: { share: number | undefined }) {
  if (share === undefined) return null;
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share * 100} height="4" />
    </svg>
  );
}
