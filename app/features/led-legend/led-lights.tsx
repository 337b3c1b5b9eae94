import { useId } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./led-legend.module.css";
import { unjoined } from "./read-led-table.ts";

const states = ["off", "slow", "fast", "on"] as const;
type State = (typeof states)[number];

const [column, strip] = [76, 60];
/** Two seconds of light, drawn from left to right: pulses per strip and the share of each that is lit. */
const pulses = { off: [0, 0], slow: [2, 0.5], fast: [20, 0.5], on: [1, 1] } as const;

/** The three lights of a stick as they look, each with two seconds of its rhythm below. */
export function LedLights({ lights }: { lights: string[] }) {
  const t = useTranslations("support.leds");
  const id = useId();
  const [net = "", com = "", ser = ""] = lights;
  const stateOf = (word: string) => states.find((state) => unjoined(t(state)) === word);
  return (
    <svg
      className={styles.lights}
      width={228}
      height={100}
      viewBox="0 0 228 100"
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>{t("pattern", { net, com, ser })}</title>
      {["NET", "COM", "SER"].map((name, place) => (
        <g
          key={name}
          transform={`translate(${place * column + column / 2} 0)`}
          data-state={stateOf(lights[place] ?? "")}
        >
          <text className={styles.name} y={13} textAnchor="middle">
            {name}
          </text>
          <circle className={styles.halo} cy={39} r={15} />
          <circle className={styles.lamp} cy={39} r={9} />
          <path className={styles.rest} d={`M${-strip / 2} 70h${strip}`} />
          <path className={styles.rhythm} d={rhythm(stateOf(lights[place] ?? ""))} />
          <text className={styles.word} y={94} textAnchor="middle">
            {lights[place]}
          </text>
        </g>
      ))}
    </svg>
  );
}

function rhythm(state: State | undefined) {
  const [count, lit] = pulses[state ?? "off"];
  const width = strip / (count || 1);
  return Array.from({ length: count }, (_, place) => `M${place * width - strip / 2} 70h${width * lit}`).join(
    "",
  );
}
