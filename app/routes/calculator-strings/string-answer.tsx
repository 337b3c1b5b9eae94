import { BigFigures } from "#app/features/big-figures/big-figures.tsx";
import { CalculatorActions } from "#app/features/calculator-kit/calculator-actions.tsx";
import { TrafficLight } from "#app/features/calculator-kit/traffic-light.tsx";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./calculator-strings.module.css";
import { CheckTable } from "./check-table.tsx";
import { StringDiagram } from "./string-diagram.tsx";
import type { Answer, Check } from "./string-types.ts";
import { useAsked } from "./use-asked.ts";

export function StringAnswer({ check, answer }: { check: Check; answer: Answer }) {
  const t = useTranslations("tools.strings");
  const number = useNumber();
  const { fewest, most, trackers, total, power, light } = answer;
  const none = most < fewest || total === 0;
  const verdict = none ? t("none") : t(`verdict.${light}`);
  const ratio = answer.whole.find(({ rule }) => rule === "ratio")?.figures.value ?? 0;
  const asked = useAsked(check);
  const summary = [
    `${t("title")}: ${check.device?.model}`,
    asked,
    verdict,
    ...trackers.map(
      ({ modules, strings }, index) => `${t("tracker", { tracker: index + 1 })}: ${strings} × ${modules}`,
    ),
  ].join("\n");
  return (
    <Section tone="band" labelledBy="answer-title">
      <SectionHeading
        id="answer-title"
        title={t("answer", { model: check.device?.model ?? "" })}
        lead={verdict}
        action={<Link to={`/products/${check.device?.id}`}>{check.device?.name}</Link>}
      />
      <p>
        <TrafficLight light={none ? "red" : light} />
      </p>
      <BigFigures
        figures={[
          {
            label: t("perString"),
            value: none ? "–" : t("fromTo", { fewest: number(fewest), most: number(most) }),
          },
          {
            label: t("perTracker"),
            value: trackers.map(({ mostStrings }) => number(mostStrings)).join(" / "),
          },
          { label: t("total"), value: number(total) },
          { label: t("power"), value: `${number(power, 2)}\u00a0kWp` },
          { label: t("ratio"), value: number(ratio, 2) },
        ]}
      />
      <StringDiagram trackers={trackers} model={check.device?.model ?? ""} voltages={answer.voltages} />
      {trackers.map((tracker, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: trackers have no other name than their number
        <div key={index} className={styles.tracker}>
          <h3>{t("tracker", { tracker: index + 1 })}</h3>
          <p>
            {tracker.modules * tracker.strings === 0
              ? t("empty")
              : t(tracker.proposed ? "proposed" : "asked", {
                  modules: tracker.modules,
                  strings: tracker.strings,
                })}
          </p>
          {tracker.checks.length > 0 && (
            <CheckTable checks={tracker.checks} label={t("tracker", { tracker: index + 1 })} />
          )}
        </div>
      ))}
      <div className={styles.tracker}>
        <h3>{t("whole")}</h3>
        <CheckTable checks={answer.whole} label={t("whole")} />
      </div>
      <CalculatorActions summary={summary} asked={asked} models={check.device ? [check.device.model] : []} />
    </Section>
  );
}
