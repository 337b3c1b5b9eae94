import { useId } from "react";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./calculator-strings.module.css";
import type { Answer } from "./string-types.ts";

type Props = { trackers: Answer["trackers"]; model: string; voltages: Answer["voltages"] };

const shown = 8;
const [row, left, cell, inverter] = [64, 150, 62, 150];

/** Every string as a row of modules that ends at its tracker. Long rows are drawn short, with their number in words. */
export function StringDiagram({ trackers, model, voltages }: Props) {
  const t = useTranslations("tools.strings");
  const number = useNumber();
  const id = useId();
  const rows = trackers.flatMap(({ modules, strings }, tracker) =>
    modules > 0
      ? Array.from({ length: Math.min(strings, 6) }, () => ({ modules, tracker: tracker + 1 }))
      : [],
  );
  if (rows.length === 0) return null;
  const width = left + (shown + 1) * cell + inverter + 40;
  const height = rows.length * row + 16;
  const cold = (modules: number) => `${number(Math.ceil(modules * (voltages.vocCold ?? 0)))} V`;
  return (
    <svg className={styles.diagram} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id}>
      <title id={id}>
        {t("diagram", {
          model,
          strings: rows
            .map(({ tracker, modules }) =>
              t("row", { tracker, modules: number(modules), voltage: cold(modules) }),
            )
            .join("; "),
        })}
      </title>
      {rows.map(({ modules, tracker }, place) => {
        const y = place * row + 10;
        const drawn = Math.min(modules, shown);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: strings have no other name than their place
          <g key={place}>
            <text className={styles.label} x={0} y={y + 30}>
              {t("row", { tracker, modules: number(modules), voltage: cold(modules) })
                .split("–")[0]
                ?.trim()}
            </text>
            <path className={styles.wire} d={`M${left} ${y + 24}H${width - inverter}`} />
            {Array.from({ length: drawn }, (_, module) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: modules are all alike
              <g key={module}>
                <rect
                  className={styles.module}
                  x={left + 8 + module * cell}
                  y={y}
                  width={cell - 16}
                  height={48}
                  rx={3}
                />
                <path
                  className={styles.cells}
                  d={`M${left + 8 + module * cell} ${y + 16}h${cell - 16}m0 16h${16 - cell}M${left + 8 + module * cell + (cell - 16) / 2} ${y}v48`}
                />
              </g>
            ))}
            {modules > shown && (
              <text
                className={styles.more}
                x={(left + shown * cell + width - inverter) / 2}
                y={y + 16}
                textAnchor="middle"
              >
                … ×{number(modules)}
              </text>
            )}
          </g>
        );
      })}
      <rect
        className={styles.inverter}
        x={width - inverter}
        y={10}
        width={inverter - 4}
        height={height - 32}
        rx={6}
      />
      <text className={styles.label} x={width - inverter / 2} y={height / 2} textAnchor="middle">
        {model}
      </text>
    </svg>
  );
}
