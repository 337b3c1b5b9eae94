import plot from "../plots/plot.module.css";
import styles from "./day-balance.module.css";
import type { Layer } from "./day-drawing.tsx";

type Entry = { layer: Layer | "load"; name: string };

/** What the line and the colours of a day mean. */
export function DayLegend({ entries }: { entries: Entry[] }) {
  return (
    <ul className={plot.legend}>
      {entries.map(({ layer, name }) => (
        <li
          key={layer}
          className={`${styles.layer} ${layer === "load" ? plot.key : plot.swatch}`}
          data-layer={layer}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
