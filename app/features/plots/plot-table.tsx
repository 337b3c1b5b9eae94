import type { ReactNode } from "react";
import { TableBox } from "#app/ui/table-box/table-box.tsx";
import styles from "./plot.module.css";

type Props = { summary: string; columns: string[]; rows: string[][]; note?: ReactNode };

/** The numbers behind a drawing, for those who want them or cannot see it. */
export function PlotTable({ summary, columns, rows, note }: Props) {
  return (
    <details className={styles.table}>
      <summary>{summary}</summary>
      <TableBox label={summary}>
        <table>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = "", ...others]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {others.map((value, place) => (
                  <td key={columns[place + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {note && <p className={styles.legend}>{note}</p>}
    </details>
  );
}
