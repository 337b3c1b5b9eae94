import type { FormEvent } from "react";
import { Form, useSubmit } from "react-router";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { SelectField } from "#app/ui/field/field.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useToHref } from "#app/ui/link/link-context.ts";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import styles from "./case-filters.module.css";
import { casePath } from "./case-query.ts";
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
    </div>
  );
}

function Narrow({ data: { query, countries, segments } }: { data: CaseListData }) {
  const t = useTranslations("catalogue");
  const toHref = useToHref();
  const { nova } = useShell();
  const submit = useSubmit();
  const changed = (event: FormEvent<HTMLFormElement>) =>
    submit(event.currentTarget, { preventScrollReset: true, state: { keepFocus: true } });
  const segmentName = (id: string) =>
    id === "Commercial" ? t("segments.Commercial") : t("segments.Residential");
  return (
    <Form
      method="get"
      action={toHref("/case-study").split("?")[0] ?? ""}
      className={styles.form}
      onChange={changed}
      key={JSON.stringify(query)}
    >
      {nova && <input type="hidden" name="nova" value="true" />}
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
        options={segments.map(({ id, count }) => ({ value: id, label: `${segmentName(id)} (${count})` }))}
      />
      <noscript>
        <Button type="submit" look="outline">
          {t("case.apply")}
        </Button>
      </noscript>
      {(query.country || query.segment) && (
        <Link to={casePath(query, { country: undefined, segment: undefined })} data-keep-scroll="">
          {t("case.clear")}
        </Link>
      )}
    </Form>
  );
}
