import { Children, type ReactNode } from "react";
import styles from "./card-grid.module.css";

type Props = { columns?: 2 | 3 | 4; framed?: boolean; children: ReactNode };

/** A list of cards in two, three or four columns on a wide screen, one on a phone. Each child becomes a list item. */
export function CardGrid({ columns = 3, framed, children }: Props) {
  return (
    <ul className={styles.grid} data-columns={columns} data-framed={framed ? "" : undefined}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
