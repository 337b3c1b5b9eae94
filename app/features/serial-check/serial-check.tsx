import { FilterForm } from "#app/features/list-filters/filter-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { serialExample } from "#config/product.ts";
import type { SerialCheckData, SerialCheckResult } from "./load-serial-check.ts";
import { SerialAnswer } from "./serial-answer.tsx";
import styles from "./serial-check.module.css";

type Props = SerialCheckData & {
  /** The path of the page that shows this, without language prefix. */
  path: string;
};

/** A GET form, so that a checked number can be reloaded, shared and read without script. */
export function SerialCheck({ path, typed, isEmpty, market, result }: Props) {
  const t = useTranslations("catalogue.serial");
  const error = useFieldError(isEmpty, result);
  const toPath = (chosen: URLSearchParams) => {
    const asked = new URLSearchParams({ ...(market && { market }), serial: chosen.get("serial") ?? "" });
    return `${path}?${asked}#serial-check`;
  };
  return (
    <div className={styles.check} id="serial-check">
      <FilterForm path={`${path}#serial-check`} toPath={toPath} className={styles.form}>
        {market && <input type="hidden" name="market" value={market} />}
        <TextField
          name="serial"
          id="serial-number"
          label={t("label")}
          hint={t("hint", { example: serialExample ?? "" })}
          defaultValue={typed}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <div className={styles.button}>
          <Button type="submit">{t("check")}</Button>
        </div>
      </FilterForm>
      {result?.meant && (
        <p>
          {t("meant")} <Link to={toPath(new URLSearchParams({ serial: result.meant }))}>{result.meant}</Link>
        </p>
      )}
      {result && !error && <SerialAnswer result={result} />}
      <details className={styles.where}>
        <summary>{t("where")}</summary>
        <p>{t("whereText")}</p>
      </details>
    </div>
  );
}

function useFieldError(isEmpty: boolean, result: SerialCheckResult | null) {
  const t = useTranslations("catalogue.serial");
  const form = useTranslations("forms");
  if (isEmpty) return form("pleaseInput", { field: form("labels.serialNumber") });
  if (!result?.problem) return undefined;
  return t(`problems.${result.problem}`, { count: [...result.normalised].length });
}
