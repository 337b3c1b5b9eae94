import { useLocation } from "react-router";
import { BigFigures } from "#app/features/big-figures/big-figures.tsx";
import { CalculatorCard } from "#app/features/calculator-kit/calculator-card.tsx";
import { TrafficLight } from "#app/features/calculator-kit/traffic-light.tsx";
import { TransformerNotice } from "#app/features/calculator-kit/transformer-notice.tsx";
import { useTyped } from "#app/features/calculator-kit/use-typed.ts";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { unbroken } from "#i18n/unbroken.ts";
import type { Variant } from "./builder-types.ts";
import styles from "./calculator-builder.module.css";
import { useWireText } from "./part-lines.ts";

/** One variant: what it gives, how far from its limits, why it fits, what to order, in which order to build it. */
export function VariantCard({ variant }: { variant: Variant }) {
  const t = useTranslations("tools.builder");
  const number = useNumber();
  const wire = useWireText();
  const { name, totals, limits, fit, senseless, parts, wires, transformer } = variant;
  const steps = stepsOf(variant);
  return (
    <CalculatorCard id={`variant-${name}`} title={t("variant", { name: name.toUpperCase() })}>
      <BigFigures
        figures={[
          { label: t("rated"), value: `${number(totals.rated, 1)}\u00a0kW` },
          { label: t("usable"), value: `${number(totals.usable, 1)}\u00a0kWh` },
          { label: t("pv"), value: `${number(totals.pv, 1)}\u00a0kWp` },
          { label: t("weight"), value: `${number(totals.weight, 0)}\u00a0kg` },
        ]}
      />
      {senseless && <Notice tone="warning" title={t("senseless")} />}
      {fit && !fit.fits && <Notice tone="danger" title={t("noFit")} />}
      {transformer && <TransformerNotice {...transformer} />}
      <Fitting variant={variant} />
      {limits.length > 0 && (
        <ul className={styles.limits} aria-label={t("limits")}>
          {limits.map(({ rule, value, limit, light, model }) => (
            <li key={`${rule} ${model}`}>
              <TrafficLight light={light} />{" "}
              {t(`rules.${rule}`, {
                value: number(value, 1),
                limit: number(limit, 1),
                model: model && unbroken(model),
              })}
            </li>
          ))}
        </ul>
      )}
      <div>
        <h4>{t("parts")}</h4>
        <ul className={styles.parts}>
          {parts.map(({ id, model, name: words, quantity }) => (
            <li key={id}>
              {`${number(quantity)}\u00a0×\u00a0`}
              <Link to={`/products/${id}`}>{model}</Link> {words}
            </li>
          ))}
          {wires.map((entry) => (
            <li key={entry.circuit}>{`${number(entry.quantity)}\u00a0× ${wire(entry)}`}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4>{t("order")}</h4>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`steps.${step}`)}</li>
          ))}
        </ol>
      </div>
    </CalculatorCard>
  );
}

/** What could be added next, as links that add it. */
function Fitting({ variant: { name, fitting, inverter } }: { variant: Variant }) {
  const t = useTranslations("tools.builder");
  const { search } = useLocation();
  const typed = useTyped();
  if (fitting.length === 0) return null;
  const slot = inverter ? "battery" : "inverter";
  const add = (id: string) => {
    const query = new URLSearchParams(search);
    query.set("v", "1");
    query.set(`${name}-${slot}`, id);
    if (typed("start") !== "" && name === "a") query.set("start", typed("start"));
    return `/tools/builder?${query}`;
  };
  return (
    <div>
      <h4>{t(inverter ? "addBattery" : "addInverter")}</h4>
      <ul className={styles.parts}>
        {fitting.map(({ id, model, name: words, units }) => (
          <li key={id}>
            <Link to={add(id)}>{model}</Link> {words}, {t("upTo", { units })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function stepsOf({ inverter, battery, chosen, totals }: Variant) {
  return [
    "mount" as const,
    "earth" as const,
    ...(inverter ? (["grid"] as const) : []),
    ...(battery ? (["battery"] as const) : []),
    ...(totals.pv > 0 ? (["pv"] as const) : []),
    ...(chosen.meter ? (["meter"] as const) : []),
    ...(chosen.logger ? (["logger"] as const) : []),
    ...(chosen.charger ? (["charger"] as const) : []),
    "start" as const,
  ];
}
