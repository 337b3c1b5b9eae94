import { Fold } from "#app/ui/fold/fold.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./approvals.module.css";
import { Mark } from "./mark.tsx";
import { type Category, cellOf, type Series, splitStandards, stateOf } from "./matrix.ts";

type Props = { category: Category; market: string | undefined };

/** On a phone: a fold for each series, with the standards of the chosen country first. */
export function ApprovalFolds({ category, market }: Props) {
  const t = useTranslations("tools.approvals");
  const { columns } = splitStandards(category);
  const isAsked = (column: (typeof columns)[number]) => column.markets.some(({ id }) => id === market);
  const inOrder = [...columns].sort((one, other) => Number(isAsked(other)) - Number(isAsked(one)));
  return (
    <div className={styles.folds}>
      <h2>{category.name}</h2>
      {category.series.map((series) => (
        <Fold key={series.id} summary={`${series.name} · ${t("count", { count: countHeld(series) })}`}>
          <ul>
            {inOrder.map((column) => {
              const cell = cellOf(series, column.name);
              const state = stateOf(cell);
              const [certificate] = cell?.certificates ?? [];
              if (state === "na") return null;
              return (
                <li key={column.name} data-asked={isAsked(column) ? "" : undefined}>
                  <span>
                    {certificate ? (
                      <Link to={`/tools/approvals/${certificate.id}`}>{column.name}</Link>
                    ) : (
                      column.name
                    )}
                    <span className={styles.where}>{t(`marks.${state}`)}</span>
                  </span>
                  <Mark state={state} />
                </li>
              );
            })}
          </ul>
        </Fold>
      ))}
    </div>
  );
}

function countHeld({ cells }: Series) {
  return cells.filter(({ held }) => held.length > 0).length;
}
