import { CalculatorFields } from "#app/features/calculator-kit/calculator-form.tsx";
import { NumberField } from "#app/features/calculator-kit/number-field.tsx";
import { useTyped } from "#app/features/calculator-kit/use-typed.ts";
import { TextField } from "#app/ui/field/field.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import styles from "./calculator-needs.module.css";
import { ownRows } from "./use-asked.ts";

const figures = ["count", "watts", "surge", "hours"] as const;

type Props = { open: boolean; fault: (name: string) => string | undefined };

/** What the list does not have: behind its name until somebody needs it. */
export function OwnAppliances({ open, fault }: Props) {
  const t = useTranslations("tools.needs");
  const typed = useTyped();
  const isAsked = ownRows.some((row) =>
    ["name", ...figures].some((field) => typed(`own-${row}-${field}`) !== ""),
  );
  return (
    <Fold summary={<b className={styles.title}>{t("own")}</b>} open={open || isAsked}>
      <CalculatorFields title={<VisuallyHidden>{t("own")}</VisuallyHidden>} hint={t("ownHint")}>
        {ownRows.map((row) => (
          <div key={row} className={styles.own}>
            <TextField
              name={`own-${row}-name`}
              label={t("makerName", { row })}
              defaultValue={typed(`own-${row}-name`)}
              maxLength={60}
            />
            {figures.map((field) => (
              <NumberField
                key={field}
                name={`own-${row}-${field}`}
                label={t(`fields.${field}`)}
                error={fault(`own-${row}-${field}`)}
              />
            ))}
          </div>
        ))}
      </CalculatorFields>
    </Fold>
  );
}
