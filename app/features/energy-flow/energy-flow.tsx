import { useId } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { useNumber } from "../spec-value/use-spec-text.ts";
import styles from "./energy-flow.module.css";
import { FlowLine } from "./flow-line.tsx";
import { FlowNode } from "./flow-node.tsx";

type Props = {
  pvPower: number | null;
  inverterPower: number | null;
  storageEnergy: number | null;
  grid: boolean;
  generator: boolean;
  /** For a device whose battery may be of any size. */
  battery?: boolean;
};

/** How energy moves through a system. Lines run in the direction of the flow; the battery's runs both ways. */
export function EnergyFlow({ pvPower, inverterPower, storageEnergy, grid, generator, ...props }: Props) {
  const battery = props.battery ?? storageEnergy !== null;
  const t = useTranslations("catalogue.flow");
  const number = useNumber();
  const id = useId();
  const measure = (value: number | null, unit: string) => (value ? `${number(value, 1)}\u00a0${unit}` : "");
  const [pv, inverter, stored] = [
    measure(pvPower, "kWp"),
    measure(inverterPower, "kW"),
    measure(storageEnergy, "kWh"),
  ];
  const aside = (value: string) => (value ? ` (${value})` : "");
  const words = [
    t("text", { pv: aside(pv), inverter: aside(inverter), battery: aside(stored) }),
    t(grid ? "textGrid" : "textNoGrid"),
    generator ? t("textGenerator") : "",
  ];
  return (
    <svg className={styles.flow} viewBox="0 0 480 500" role="img" aria-labelledby={id}>
      <title id={id}>{words.filter(Boolean).join(" ")}</title>
      {pvPower && <FlowLine of="sun" from={[240, 112]} to={[240, 196]} />}
      <FlowLine of="load" from={[304, 250]} to={[366, 250]} />
      {battery && <FlowLine of="battery" from={[240, 304]} to={[240, 388]} both />}
      {grid && <FlowLine of="grid" from={[114, 250]} to={[176, 250]} />}
      {grid && <path className={styles.cut} d="M133 238l24 24M157 238l-24 24" />}
      {generator && <FlowLine of="generator" from={[102, 402]} to={[188, 304]} />}
      {pvPower && <FlowNode at={[240, 70]} icon="sun" name={t("sun")} value={pv} beside tone="brand" />}
      <FlowNode at={[410, 250]} icon="home" name={t("load")} />
      {battery && (
        <FlowNode at={[240, 430]} icon="battery" name={t("battery")} value={stored} beside tone="second" />
      )}
      {grid && <FlowNode at={[70, 250]} icon="plug" name={t("grid")} />}
      {generator && <FlowNode at={[70, 430]} icon="bolt" name={t("generator")} />}
      <g className={styles.inverter}>
        <rect x={176} y={196} width={128} height={108} rx={8} />
        <text x={240} y={inverter ? 244 : 256} textAnchor="middle">
          {t("inverter")}
        </text>
        <text className={styles.power} x={240} y={274} textAnchor="middle">
          {inverter}
        </text>
      </g>
      {grid && battery && <path className={styles.clock} d="M188 292h104" pathLength={100} />}
    </svg>
  );
}
