import type { ReactNode } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { FilterForm } from "../list-filters/filter-form.tsx";
import styles from "./calculator-kit.module.css";
import { calculatorVersion, type Version } from "./calculator-version.ts";
import { useAsking } from "./use-asking.ts";

type Props = {
  path: string;
  version: Version;
  /** Whether an answer is refused because of a field. */
  wrong: boolean;
  submit?: string;
  children: ReactNode;
};

/** The input of a tool: a GET form, so that the address holds all of it, with script and without. */
export function CalculatorForm({ path, version, wrong, submit, children }: Props) {
  const t = useTranslations("tools.kit");
  const { ask, toPath } = useAsking(path);
  return (
    <FilterForm path={`${path}#answer`} toPath={toPath} toOptions={ask} className={styles.form}>
      {version === "unknown" && (
        <Notice tone="warning" title={t("unknownVersion")} role="status">
          <p>{t("unknownVersionText")}</p>
        </Notice>
      )}
      {wrong && <Notice tone="danger" title={t("wrong")} role="status" />}
      <input type="hidden" name="v" value={calculatorVersion} />
      {children}
      <p className={styles.submit}>
        <Button type="submit">{submit ?? t("compute")}</Button>
        <Link to={path}>{t("clear")}</Link>
      </p>
    </FilterForm>
  );
}

/** Fields that belong together, under one heading. */
export function CalculatorFields({
  title,
  hint,
  children,
}: {
  title: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.fields}>
      <legend>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.columns}>{children}</div>
    </fieldset>
  );
}

export function CalculatorPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
