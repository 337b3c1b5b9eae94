import { FilterChips } from "#app/features/list-filters/filter-chips.tsx";
import { FilterForm } from "#app/features/list-filters/filter-form.tsx";
import { useMakerName } from "#app/features/maker-names/use-maker-name.ts";
import { Button } from "#app/ui/button/button.tsx";
import { SelectField } from "#app/ui/field/field.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import styles from "./case-filters.module.css";
import { casePath, readCaseQuery } from "./case-query.ts";
import type { CaseListData } from "./load-cases.ts";

/** Kinds as tabs; country and segment as a form that sends itself where script runs. */
export function CaseFilters({ data }: { data: CaseListData }) {
  const t = useTranslations("catalogue");
  const { categories, query } = data;
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.filters}>
      <Tabs
        label={t("case.category")}
        tabs={[
          {
            to: casePath(query, { category: undefined }),
            label: t("case.everything"),
            count: all,
            current: !query.category,
          },
          ...categories.map(({ id, name, count }) => ({
            ...{ to: casePath(query, { category: id }), label: name, count, current: query.category === id },
          })),
        ]}
      />
      <div className={styles.line}>
        <p className={styles.total} role="status">
          {t("case.total", { total: data.total })}
        </p>
        <Narrow data={data} />
      </div>
      <Chips data={data} />
    </div>
  );
}

function Narrow({ data: { query, countries, segments } }: { data: CaseListData }) {
  const t = useTranslations("catalogue");
  const apply = useTranslations("ui.list")("apply");
  const makerName = useMakerName();
  return (
    <FilterForm
      path="/case-study"
      toPath={(chosen) => casePath(readCaseQuery(chosen), {})}
      className={styles.form}
    >
      {query.category && <input type="hidden" name="category" value={query.category} />}
      <SelectField
        name="country"
        label={t("case.country")}
        placeholder={t("case.everything")}
        defaultValue={query.country ?? ""}
        options={countries.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` }))}
      />
      <SelectField
        name="segment"
        label={t("case.segment")}
        placeholder={t("case.everything")}
        defaultValue={query.segment ?? ""}
        options={segments.map(({ id, count }) => ({ value: id, label: `${makerName(id)} (${count})` }))}
      />
      <noscript>
        <Button type="submit" look="outline">
          {apply}
        </Button>
      </noscript>
    </FilterForm>
  );
}

function Chips({ data: { query, countries } }: { data: CaseListData }) {
  const makerName = useMakerName();
  const { country, segment } = query;
  const countryName = countries.find(({ id }) => id === country)?.name ?? country;
  const chips = [
    ...(countryName ? [{ name: countryName, without: casePath(query, { country: undefined }) }] : []),
    ...(segment ? [{ name: makerName(segment), without: casePath(query, { segment: undefined }) }] : []),
  ];
  return <FilterChips chips={chips} clear={casePath(query, { country: undefined, segment: undefined })} />;
}
