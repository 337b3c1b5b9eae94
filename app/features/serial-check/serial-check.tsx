import { Form } from "react-router";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { useToHref } from "#app/ui/link/link-context.ts";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import type { SerialCheckData } from "./load-serial-check.ts";
import { SerialAnswer } from "./serial-answer.tsx";
import styles from "./serial-check.module.css";

const example = "HDBW2518004210";

type Props = SerialCheckData & {
  /** The path of the page that shows this, without language prefix. */
  path: string;
};

/** A GET form, so that a checked number can be reloaded, shared and read without script. */
export function SerialCheck({ path, typed, market, result }: Props) {
  const t = useTranslations("catalogue.serial");
  const { nova } = useShell();
  const toHref = useToHref();
  const problem = result?.problem;
  const count = result ? [...result.normalised].length : 0;
  return (
    <div className={styles.check} id="serial-check">
      <Form
        method="get"
        action={`${toHref(path).split("?")[0]}#serial-check`}
        className={styles.form}
        preventScrollReset
      >
        {nova && <input type="hidden" name="nova" value="true" />}
        {market && <input type="hidden" name="market" value={market} />}
        <TextField
          name="serial"
          id="serial-number"
          label={t("label")}
          hint={t("hint", { example })}
          defaultValue={typed}
          key={typed}
          error={problem ? t(`problems.${problem}`, { count }) : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <div className={styles.button}>
          <Button type="submit">{t("check")}</Button>
        </div>
      </Form>
      {result && !problem && <SerialAnswer result={result} />}
      <details className={styles.where}>
        <summary>{t("where")}</summary>
        <p>{t("whereText")}</p>
      </details>
    </div>
  );
}
