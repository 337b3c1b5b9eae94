import { Fragment, type KeyboardEvent, useState } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { TableBox } from "#app/ui/table-box/table-box.tsx";
import styles from "./approvals.module.css";
import { CellMark } from "./cell-mark.tsx";
import { CertificateRow } from "./certificate-row.tsx";
import { type Category, cellOf, splitStandards } from "./matrix.ts";

type Props = { category: Category; market: string | undefined };

/** Series by standards. A dot opens one row below with its certificates; Escape closes it. */
export function ApprovalTable({ category, market }: Props) {
  const t = useTranslations("tools.approvals");
  const [open, setOpen] = useState<string>();
  const { columns } = splitStandards(category);
  const asked = (markets: { id: string }[]) => (markets.some(({ id }) => id === market) ? "" : undefined);
  const closeByKey = ({ key }: KeyboardEvent) => key === "Escape" && setOpen(undefined);
  return (
    <TableBox label={category.name}>
      <table className={styles.table} onKeyDown={closeByKey}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {category.name}
            </th>
            {columns.map(({ name, markets }) => (
              <th key={name} scope="col" data-asked={asked(markets)}>
                {name}
                <span className={styles.where}>
                  {markets.length === 0 || markets.length > 2
                    ? t("world")
                    : markets.map((entry) => entry.name).join(", ")}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {category.series.map((series) => {
            const shown = columns.find(({ name }) => open === `${series.id} ${name}`);
            const cell = shown && cellOf(series, shown.name);
            return (
              <Fragment key={series.id}>
                <tr>
                  <th scope="row">{series.name}</th>
                  {columns.map(({ name, markets }) => (
                    <td key={name} data-asked={asked(markets)}>
                      <CellMark
                        series={series.name}
                        standard={name}
                        cell={cellOf(series, name)}
                        isOpen={shown?.name === name}
                        turn={() => setOpen(shown?.name === name ? undefined : `${series.id} ${name}`)}
                      />
                    </td>
                  ))}
                </tr>
                {cell && <CertificateRow series={series.name} cell={cell} columns={columns.length + 1} />}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </TableBox>
  );
}
