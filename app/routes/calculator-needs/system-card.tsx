import { CalculatorCard } from "#app/features/calculator-kit/calculator-card.tsx";
import { TransformerNotice } from "#app/features/calculator-kit/transformer-notice.tsx";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import styles from "./calculator-needs.module.css";
import type { Choice, System } from "./needs-types.ts";

type Props = { choice: Choice; country: string; before: System | null };

/** One system: its parts, why each of them, how long it lasts, and what it adds to the size before. */
export function SystemCard({ choice: { tier, need, system, shortfall }, country, before }: Props) {
  const t = useTranslations("tools.needs");
  const number = useNumber();
  const own = { id: `tier-${tier}`, title: t(`tiers.${tier}`) };
  if (!system) {
    const figures = shortfall && {
      needed: number(shortfall.needed, 1),
      most: number(shortfall.most, 1),
      model: shortfall.model,
      units: number(shortfall.units),
    };
    return (
      <CalculatorCard {...own}>
        <Notice tone="warning" title={t("none")}>
          {figures && shortfall && <p>{t(`short.${shortfall.rule}`, figures)}</p>}
          {shortfall && <p>{t(`ask.${shortfall.ask}`, { instead: shortfall.instead })}</p>}
          <p>
            <Link to="/about/contact">{t("person")}</Link>
          </p>
        </Notice>
      </CalculatorCard>
    );
  }
  const why = {
    power: number(need.power, 1),
    rated: number(system.rated, 1),
    surge: number(need.surge, 1),
    peak: number(system.peak, 1),
    energy: number(need.energy, 1),
    usable: number(system.usable, 1),
    units: number(system.units),
  };
  const panelsFigures = {
    wanted: number(system.wanted),
    modules: number(system.modules),
    count: system.modules,
  };
  const sameSize = before?.rated === system.rated && before.usable === system.usable;
  const added = before && {
    power: number(system.rated - before.rated, 1),
    energy: number(system.usable - before.usable, 1),
    hours: number(system.hoursOnAverage - before.hoursOnAverage, 1),
  };
  return (
    <CalculatorCard {...own}>
      <p className={styles.facts}>{t(`tierTexts.${tier}`)}</p>
      <ul className={styles.parts}>
        {system.parts.map(({ id, model, name, quantity, role }) => (
          <li key={id}>
            <p>
              <strong>{`${number(quantity)}\u00a0×`}</strong> <Link to={`/products/${id}`}>{model}</Link>{" "}
              {name}
            </p>
            <p className={styles.facts}>{t(`why.${role}`, why)}</p>
            {role === "battery" && system.units > 1 && <p className={styles.facts}>{t("why.bank")}</p>}
            {role === "battery" && system.groups > 1 && (
              <p className={styles.facts}>{t("why.groups", { groups: number(system.groups) })}</p>
            )}
          </li>
        ))}
        {system.wanted > 0 && (
          <li>
            <p>
              <strong>{`${number(system.modules)}\u00a0×`}</strong>{" "}
              {t("panels", { count: system.modules, power: number(system.panels, 2) })}
            </p>
            {system.layout && <p className={styles.facts}>{t("layout", system.layout)}</p>}
            <p className={styles.facts}>{t(panelsText(system), panelsFigures)}</p>
          </li>
        )}
      </ul>
      {system.transformer && <TransformerNotice {...system.transformer} />}
      <p>{t("lasts", { average: number(system.hoursOnAverage, 1), once: number(system.hoursAtOnce, 1) })}</p>
      {added && <p className={styles.facts}>{sameSize ? t("same") : t("adds", added)}</p>}
      <ButtonLink to={builderPath(system, country)} look="outline" size="small">
        {t("build")}
      </ButtonLink>
    </CalculatorCard>
  );
}

/** Whether the panels are as many as the energy asks for. */
function panelsText({ modules, wanted }: System) {
  if (modules === 0) return "panelsNone";
  if (modules < wanted) return "panelsFewer";
  return modules > wanted ? "panelsMore" : "why.panels";
}

/** The same system in the builder. */
function builderPath({ parts, units, batteries }: System, country: string) {
  const of = (role: string) => parts.find((part) => part.role === role)?.id;
  const query = new URLSearchParams({
    v: "1",
    "a-inverter": of("inverter") ?? of("system") ?? "",
    "a-units": String(units),
  });
  if (country) query.set("country", country);
  if (of("battery")) query.set("a-battery", of("battery") ?? "");
  if (batteries > 0) query.set("a-batteries", String(batteries / units));
  if (of("logger")) query.set("a-logger", of("logger") ?? "");
  return `/tools/builder?${query}`;
}
