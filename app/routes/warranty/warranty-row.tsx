import type { Data } from "#api/client.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./warranty.module.css";

type Row = Data<"support/getWarrantyListByCategoryList">["rows"][number];

/** How long a series is covered: the years set big, the conditions beside them. */
export function WarrantyRow({ row }: { row: Row }) {
  const t = useTranslations("support.warranty");
  return (
    <article className={styles.row}>
      <Covered row={row} />
      <p className={styles.years}>
        <span className={styles.figure}>{row.years}</span> {t("years", { years: row.years })}
      </p>
      <dl className={styles.facts}>
        {conditions(row, t).map(({ name, value, ours }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={ours ? undefined : row.language}>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** The series lead to their products: in the name itself where it says each of them, else in a line below it. */
function Covered({ row: { name, language, series, category } }: { row: Row }) {
  const parts = name.split(/([,၊]\s*)/u);
  const seriesOf = (part: string) => series.find((own) => part.split(/\s/u)[0] === own.name);
  const toSeries = (id: string, words: string) => (
    <Link key={words} to={`/product-list/${category}/${id}`}>
      {words}
    </Link>
  );
  if (series.some((own) => !parts.some((part) => seriesOf(part) === own)))
    return (
      <div>
        <h3 lang={language}>{name}</h3>
        <p className={styles.series}>{series.map((own) => toSeries(own.id, own.name))}</p>
      </div>
    );
  return (
    <h3 lang={language}>
      {parts.map((part) => {
        const own = seriesOf(part);
        return own ? toSeries(own.id, part) : part;
      })}
    </h3>
  );
}

type Words = ReturnType<typeof useTranslations<"support.warranty">>;
type Condition = { name: string; value: string; ours: boolean };

/** What the record says in its own language, and what we say in the page's. */
function conditions(row: Row, t: Words): Condition[] {
  return [
    { name: t("starts"), value: row.starts, ours: false },
    {
      name: t("performance"),
      value: row.performanceYears && t("performanceYears", { years: row.performanceYears }),
      ours: true,
    },
    { name: t("extendable"), value: extension(row, t), ours: true },
    {
      name: t("limit"),
      value: row.limit ?? (row.cycles && t("cycles", { cycles: row.cycles })),
      ours: !row.limit,
    },
    {
      name: t("endCapacity"),
      value: row.endCapacity && t("percent", { share: Math.round(row.endCapacity * 100) }),
      ours: true,
    },
    { name: t("note"), value: row.note, ours: false },
  ].filter((condition): condition is Condition => Boolean(condition.value));
}

function extension({ extendableTo, extendWithinMonths }: Row, t: Words) {
  if (extendableTo.length === 0) return null;
  const years = extendableTo.join(" / ");
  return extendWithinMonths
    ? t("extension", { years, months: extendWithinMonths })
    : t("extensionYears", { years });
}
