import { TrafficLight } from "#app/features/calculator-kit/traffic-light.tsx";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { TableBox } from "#app/ui/table-box/table-box.tsx";
import styles from "./calculator-strings.module.css";
import type { Answer } from "./string-types.ts";

type Check = Answer["whole"][number];

/** Sums with their figures. What must stay below a limit is shown rounded up, what must stay above it rounded down. */
export function CheckTable({ checks, label }: { checks: Check[]; label: string }) {
  const t = useTranslations("tools.strings");
  const write = useFigures();
  return (
    <TableBox label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("rule")}</th>
            <th scope="col">{t("sum")}</th>
            <th scope="col">{t("light")}</th>
          </tr>
        </thead>
        <tbody>
          {checks.map((check) => (
            <tr key={check.rule}>
              <th scope="row">{t(`rules.${check.rule}`)}</th>
              <td>
                {t(`sums.${check.rule}`, write(check))} {check.light === "unknown" && t("notStated")}
              </td>
              <td>
                <TrafficLight light={check.light} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

const lowest = new Set(["hotMpp", "start"]);

function useFigures() {
  const number = useNumber();
  const t = useTranslations("tools.strings");
  return ({ rule, figures }: Check) => {
    const round = lowest.has(rule) ? Math.floor : Math.ceil;
    const { value = 0, limit, one = 0, modules = 0, strings = 0, power = 0 } = figures;
    return {
      modules: number(modules),
      strings: number(strings),
      one: number(one, 2),
      power: number(power, 2),
      value: number(
        rule === "ratio" ? value : round(value * 10 - (round === Math.ceil ? 1e-9 : -1e-9)) / 10,
        2,
      ),
      limit: limit === undefined ? t("open") : number(limit, 2),
    };
  };
}
