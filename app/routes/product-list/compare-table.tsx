import { Fragment } from "react";
import { ProductPicture } from "#app/features/product-card/product-picture.tsx";
import { useSpecText } from "#app/features/spec-value/use-spec-text.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { TableBox } from "#app/ui/table-box/table-box.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import { type CompareRow, compareRows } from "./compare-rows.ts";
import styles from "./compare-table.module.css";
import { productsPath } from "./list-query.ts";
import type { ComparedProduct } from "./load-compared.ts";
import type { ListData } from "./load-page.ts";

/** Two to four products side by side; rows in which they differ carry a mark. */
export function CompareTable({
  products,
  data: { place, query },
}: {
  products: ComparedProduct[];
  data: ListData;
}) {
  const t = useTranslations("catalogue.compare");
  const table = useTranslations("ui")("table");
  const groups = compareRows(products, useSpecText(), t("none"));
  return (
    <Section tone="band" id="compare" labelledBy="compare-title">
      <SectionHeading
        id="compare-title"
        title={t("title")}
        lead={t("legend")}
        action={
          <Link to={productsPath(place.path, query, { page: query.page, compare: [] })}>{t("clear")}</Link>
        }
      />
      <TableBox label={`${t("title")}: ${table}`}>
        <table className={styles.table} data-count={products.length}>
          <thead>
            <tr>
              <th scope="col">{t("property")}</th>
              {products.map((product) => (
                <Head key={product.id} product={product} />
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Fragment key={group.id}>
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={products.length + 1}>
                    {group.name}
                  </th>
                </tr>
                {group.rows.map((row) => (
                  <Row key={row.id} row={row} products={products} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </TableBox>
    </Section>
  );
}

function Head({ product }: { product: ComparedProduct }) {
  return (
    <th scope="col" className={styles.head}>
      <ProductPicture product={product} image={product.image} sizes="160px" alt="" />
      <Link to={`/products/${product.id}`} look="quiet" lang={product.language}>
        {product.name}
      </Link>
      <span className={styles.model}>{product.model}</span>
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
        <td key={products[place]?.id}>{value}</td>
      ))}
    </tr>
  );
}
