import type { ReactNode } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { withParams } from "../list-filters/chosen-params.ts";
import { FilterForm } from "../list-filters/filter-form.tsx";
import styles from "./calculator-kit.module.css";
import { calculatorVersion, type versionOf } from "./calculator-version.ts";

type Props = {
  path: string;
  version: ReturnType<typeof versionOf>;
  /** Whether an answer is refused because of a field. */
  wrong: boolean;
  submit?: string;
  children: ReactNode;
};

/** The input of a tool: a GET form, so that the address holds all of it, with script and without. */
export function CalculatorForm({ path, version, wrong, submit, children }: Props) {
  const t = useTranslations("tools.kit");
  return (
    <FilterForm
      path={`${path}#answer`}
      toPath={(chosen) => `${withParams(path, chosen)}`}
      className={styles.form}
    >
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
