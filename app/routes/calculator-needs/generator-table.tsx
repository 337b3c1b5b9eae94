import { useTyped } from "#app/features/calculator-kit/use-typed.ts";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./calculator-needs.module.css";
import type { Answer, Needs } from "./needs-types.ts";

/** A generator through the same cuts, for a year. */
export function GeneratorTable({ needs, answer: { generator } }: { needs: Needs; answer: Answer }) {
  const t = useTranslations("tools.needs.generator");
  const number = useNumber();
  const currency = useTyped()("currency") || needs.prices.at(-1)?.currency || "";
  if (generator.hours === 0) return null;
  const money = (value: number) => `${number(Math.round(value), 0)}\u00a0${currency}`;
  const rows = [
    [t("rated"), `${number(generator.rated, 1)}\u00a0kW`],
    [t("hours"), number(generator.hours, 0)],
    [t("litresPerHour"), number(generator.litresPerHour, 2)],
    [t(generator.isTyped ? "litresTyped" : "litres"), number(generator.litres, 0)],
    [t("fuelCost"), money(generator.fuelCost)],
    [t("upkeepCost", { each: number(generator.upkeepPerHour, 2), currency }), money(generator.upkeepCost)],
    [t("gridCost", { energy: number(generator.gridEnergy, 0) }), money(generator.gridCost)],
    [t("saving"), money(generator.saving)],
    [
      t("payback"),
      generator.payback === undefined
        ? t(generator.saving > 0 ? "noOffer" : "never")
        : t("years", { years: number(generator.payback, 1) }),
    ],
  ];
  return (
    <section className={styles.generator} aria-labelledby="generator">
      <h3 id="generator">{t("title")}</h3>
      <table>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
