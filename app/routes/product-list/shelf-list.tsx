import { Ruler } from "#app/features/true-scale/ruler.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { ShelfCard } from "./shelf-card.tsx";
import styles from "./shelf-list.module.css";
import { heightOf, type Shelf } from "./shelves.ts";

type Props = { shelf: Shelf; compare: string[]; showsWay: boolean; eager: boolean };

/** Products of a series on one floor, at one scale, beside one ruler; on a phone they are rows. */
export function ShelfList({ shelf, compare, showsWay, eager }: Props) {
  const t = useTranslations("catalogue.shelf");
  const { id, name, products, scale } = shelf;
  const title = name === "" ? t("accessories") : name;
  const height = heightOf(shelf);
  return (
    <section className={styles.shelf} aria-labelledby={title && `${id}-shelf`}>
      {title && (
        <h2 className={styles.name} id={`${id}-shelf`}>
          {title}
        </h2>
      )}
      <ul className={styles.products}>
        {products.map((product, place) => (
          <li key={product.id} className={styles.place}>
            <ShelfCard
              product={product}
              scale={scale}
              chosen={compare.includes(product.id)}
              eager={eager && place < 3}
              heading={title ? "h3" : "h2"}
              ruler={
                height > 0 && (
                  <Ruler height={height} step={height > 200 ? 100 : 10} scale={scale} left={0} floor={0} />
                )
              }
            />
          </li>
        ))}
        {showsWay && (
          <li className={styles.way}>
            <p>{t("unsure")}</p>
            <Link to="/tools/needs" look="arrow">
              {t("needs")}
            </Link>
          </li>
        )}
      </ul>
      <ScaleMark scale={scale} height={height} name={title} />
    </section>
  );
}

/** Says once for the rows of a phone how large they are drawn. */
function ScaleMark({ scale, height, name }: { scale: number; height: number; name: string | undefined }) {
  const t = useTranslations("catalogue.shelf");
  if (!(height > 0)) return null;
  const length = height > 1500 ? 1000 : height > 300 ? 500 : 50;
  const text = length === 1000 ? "1\u00a0m" : `${length / 10}\u00a0cm`;
  return (
    <p className={styles.mark}>
      <svg viewBox="0 0 268 20" aria-hidden="true">
        <path d={`M1 0v20M1 10h${length * scale}m0 -10v20`} />
      </svg>
      {t("scale", { length: text, series: name ?? "" })}
    </p>
  );
}
