import { BigFigures } from "#app/features/big-figures/big-figures.tsx";
import { CalculatorActions } from "#app/features/calculator-kit/calculator-actions.tsx";
import { CalculatorCards } from "#app/features/calculator-kit/calculator-card.tsx";
import { useTyped } from "#app/features/calculator-kit/use-typed.ts";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { DayPlot } from "./day-plot.tsx";
import { GeneratorTable } from "./generator-table.tsx";
import type { Answer, Needs, System } from "./needs-types.ts";
import { SystemCard } from "./system-card.tsx";
import { useAsked } from "./use-asked.ts";

export function NeedsAnswer({ needs, answer }: { needs: Needs; answer: Answer }) {
  const t = useTranslations("tools.needs");
  const number = useNumber();
  const { day, stored, systems, offGrid } = answer;
  const usual = systems.find(({ tier }) => tier === "usual")?.system ?? systems[0]?.system;
  const kilowatts = (watts: number) => `${number(watts / 1000, 1)}\u00a0kW`;
  const kilovoltAmperes = (value: number) => `${number(value / 1000, 1)}\u00a0kVA`;
  const asked = useAsked(needs);
  const place = useTyped()("place");
  const country = needs.places.find(({ cities }) => cities.some(({ id }) => id === place))?.country ?? "";
  const parts = ({ parts, modules, panels }: System) =>
    [
      ...parts.map(({ quantity, model }) => `${quantity}\u00a0× ${model}`),
      ...(modules > 0
        ? [`${modules}\u00a0× ${t("panels", { count: modules, power: number(panels, 2) })}`]
        : []),
    ].join(", ");
  const summary = [
    t("title"),
    asked,
    t("inShort", {
      energy: number(day.energy, 1),
      peak: kilowatts(day.peak),
      surge: kilovoltAmperes(day.surge),
      stored: number(stored, 1),
    }),
    ...systems.map(({ tier, system }) => `${t(`tiers.${tier}`)}: ${system ? parts(system) : t("none")}`),
  ].join("\n");
  return (
    <Section tone="band" labelledBy="answer-title">
      <SectionHeading id="answer-title" title={t("answer")} lead={t(offGrid ? "leadOffGrid" : "leadGrid")} />
      <BigFigures
        figures={[
          { label: t("energyDay"), value: `${number(day.energy, 1)}\u00a0kWh` },
          { label: t("peak"), value: kilowatts(day.peak) },
          { label: t("surge"), value: kilovoltAmperes(day.surge) },
          { label: t("stored"), value: `${number(stored, 1)}\u00a0kWh` },
        ]}
      />
      <CalculatorCards>
        {systems.map((choice, position) => (
          <SystemCard
            key={choice.tier}
            choice={choice}
            country={country}
            before={systems[position - 1]?.system ?? null}
          />
        ))}
      </CalculatorCards>
      {usual && <DayPlot hours={usual.day} offGrid={offGrid} />}
      <GeneratorTable needs={needs} answer={answer} />
      <CalculatorActions summary={summary} asked={asked} models={usual?.parts.map(({ model }) => model)} />
    </Section>
  );
}
