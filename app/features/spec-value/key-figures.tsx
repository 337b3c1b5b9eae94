import styles from "./key-figures.module.css";
import type { SpecValue } from "./spec-parts.ts";
import { useSpecParts } from "./use-spec-text.ts";

type Props = { figures: SpecValue[]; size?: "small" | "large" };

/** The figures that describe a product, set big: a number, its unit, and what it is. */
export function KeyFigures({ figures, size = "small" }: Props) {
  const parts = useSpecParts();
  return (
    <dl className={styles.figures} data-size={size}>
      {figures.map((figure) => {
        const { value, unit } = parts(figure, true);
        return (
          <div key={figure.id} className={styles.figure} data-long={lengthOf(value)}>
            <dt className={styles.name}>{figure.name}</dt>
            <dd className={styles.value}>
              {value}
              {unit && <span className={styles.unit}>{`\u00a0${unit}`}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Words are set smaller than numbers, and several of them need a line of their own. */
function lengthOf(value: string) {
  if (value.length > 14) return "very";
  return value.length > 9 ? "" : undefined;
}
