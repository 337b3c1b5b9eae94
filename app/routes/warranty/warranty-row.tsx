import { useTranslations } from "use-intl/react";
import type { Data } from "#api/client.ts";
import { Link } from "#app/ui/link/link.tsx";
import styles from "./warranty.module.css";

type Row = Data<"support/getWarrantyListByCategoryList">["rows"][number];

/** How long a series is covered: the years set big, the conditions beside them. */
export function WarrantyRow({ row }: { row: Row }) {
  const t = useTranslations("support.warranty");
  return (
    <article className={styles.row}>
      <div>
        <h3 lang={row.language}>{row.name}</h3>
        <p className={styles.series}>
          {row.series.map(({ id, name }) => (
            <Link key={id} to={`/product-list/${row.category}/${id}`}>
              {name}
            </Link>
          ))}
        </p>
      </div>
      <p className={styles.years}>
        <span className={styles.figure}>{row.years}</span> {t("years", { years: row.years })}
      </p>
      <dl className={styles.facts}>
        {conditions(row, t).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={row.language}>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

function conditions(row: Row, t: ReturnType<typeof useTranslations<"support.warranty">>) {
  const entries: [string, string | null][] = [
    [t("starts"), row.starts],
    [t("performance"), row.performanceYears ? t("performanceYears", { years: row.performanceYears }) : null],
    [t("extendable"), extension(row, t)],
    [t("limit"), row.limit ?? (row.cycles ? t("cycles", { cycles: row.cycles }) : null)],
    [t("endCapacity"), row.endCapacity ? t("percent", { share: Math.round(row.endCapacity * 100) }) : null],
    [t("note"), row.note],
  ];
  return entries.filter((entry): entry is [string, string] => Boolean(entry[1]));
}

function extension(
  { extendableTo, extendWithinMonths }: Row,
  t: ReturnType<typeof useTranslations<"support.warranty">>,
) {
  if (extendableTo.length === 0) return null;
  const years = extendableTo.join(" / ");
  return extendWithinMonths
    ? t("extension", { years, months: extendWithinMonths })
    : t("extensionYears", { years });
}
