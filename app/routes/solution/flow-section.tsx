import { EnergyFlow } from "#app/features/energy-flow/energy-flow.tsx";
import { FlowSwitches } from "#app/features/energy-flow/flow-switches.tsx";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import styles from "./flow-section.module.css";
import type { SolutionData } from "./load-solution.ts";

export function FlowSection({ solution }: Pick<SolutionData, "solution">) {
  const t = useTranslations("catalogue.solution");
  const number = useNumber();
  const sizes = [
    { name: t("pv"), value: solution.pvPower, unit: "kWp" },
    { name: t("inverter"), value: solution.inverterPower, unit: "kW" },
    { name: t("storage"), value: solution.storageEnergy, unit: "kWh" },
  ];
  return (
    <Section tone="band" labelledBy="flow-title">
      <div className={styles.columns}>
        <div>
          <h2 id="flow-title">{t("flow")}</h2>
          <dl className={styles.sizes}>
            {sizes
              .filter(({ value }) => value !== null)
              .map(({ name, value, unit }) => (
                <div key={name} className={styles.size}>
                  <dt>{name}</dt>
                  <dd>
                    {number(value ?? 0, 1)}
                    <span className={styles.unit}>{`\u00a0${unit}`}</span>
                  </dd>
                </div>
              ))}
          </dl>
        </div>
        <FlowSwitches canFail={solution.grid && solution.storageEnergy !== null}>
          <EnergyFlow {...solution} />
        </FlowSwitches>
      </div>
    </Section>
  );
}
