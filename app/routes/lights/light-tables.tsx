import { EmptyList } from "#app/features/list-filters/empty-list.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { LightEntry } from "./light-entry.tsx";
import styles from "./lights.module.css";
import type { Model, Table } from "./lights-query.ts";

type Words = ReturnType<typeof useTranslations<"tools.lights">>;
type Props = { tables: Table[]; models: Model[]; isOpen: boolean; isEmpty: boolean };

export function LightTables({ tables, models, isOpen, isEmpty }: Props) {
  const t = useTranslations("tools.lights");
  if (isEmpty)
    return (
      <EmptyList
        title={t("empty")}
        text={t("emptyText")}
        ways={<ButtonLink to="/about/contact">{t("ask")}</ButtonLink>}
      />
    );
  return tables.map((table) => (
    <details key={table.id} className={styles.table} open={isOpen}>
      <summary>
        <h2>{headingOf(table, namesOf(table, models), t)}</h2>
        <span>{t("entries", { count: table.entries.length })}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.entries} lang={table.language} data-table={table.id}>
        {table.entries.map((entry) => (
          <LightEntry key={entry.id} table={table} entry={entry} manual={manualOf(table, models)} />
        ))}
      </ul>
    </details>
  ));
}

/** Lights and codes of the same series stand in two tables. */
function headingOf({ entries }: Table, names: string, t: Words) {
  if (entries.every(({ code }) => code)) return t("codesOf", { names });
  return entries.some(({ code }) => code) ? names : t("lightsOf", { names });
}

/** The series of a table, or its models where it is for some of a series. */
function namesOf({ series, products }: Table, models: Model[]) {
  if (products)
    return models
      .filter(({ id }) => products.includes(id))
      .map(({ name }) => name)
      .join(", ");
  const names = series.map((id) => models.find((model) => model.series === id)?.seriesName ?? id);
  return names.join(", ");
}

function manualOf({ series, products }: Table, models: Model[]) {
  const own = models.find(({ id, legacy, ...model }) =>
    products ? products.includes(id) : !legacy && series.includes(model.series),
  );
  return own?.manual ?? undefined;
}
