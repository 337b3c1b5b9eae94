import { Children, type ReactNode } from "react";
import styles from "./card-grid.module.css";

/** A list of cards in two, three or four columns on a wide screen, one on a phone. Each child becomes a list item. */
export function CardGrid({ columns = 3, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
