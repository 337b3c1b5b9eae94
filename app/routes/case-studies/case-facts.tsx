import type { ReactNode } from "react";
import { useMakerName } from "#app/features/maker-names/use-maker-name.ts";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./case-facts.module.css";
import type { CaseData } from "./load-case.ts";

/** The plant in numbers, beside the story. */
export function CaseFacts({ entry }: Pick<CaseData, "entry">) {
  const t = useTranslations("catalogue");
  const number = useNumber();
  const makerName = useMakerName();
  const { place, year, segment, pvPower, power, energy, solution, language } = entry;
  const measure = (value: number | null, unit: string) =>
    value !== null && `${number(value, 1)}\u00a0${unit}`;
  return (
    <dl className={styles.facts}>
      <Fact name={t("case.place")}>
        <span lang={language}>{place}</span>
      </Fact>
      <Fact name={t("case.year")}>{year}</Fact>
      <Fact name={t("case.segment")}>{makerName(segment)}</Fact>
      <Fact name={t("case.pv")}>{measure(pvPower, "kWp")}</Fact>
      <Fact name={t("case.power")}>{measure(power, "kW")}</Fact>
      <Fact name={t("case.energy")}>{measure(energy, "kWh")}</Fact>
      {solution && (
        <Fact name={t("case.solution")}>
          <Link to={`/solutions/${solution.id}`} lang={solution.language}>
            {solution.title}
          </Link>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
