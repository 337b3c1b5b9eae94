import styles from "./ruler.module.css";
import { rulerTicks } from "./scale.ts";

type Props = { height: number; step?: number; scale: number; left: number; floor: number };

const lengths = { long: 28, middle: 18, short: 9 };

/** Slats that measure: a line for each centimetre or decimetre from the floor up. */
export function Ruler({ height, step, scale, left, floor }: Props) {
  return (
    <g>
      {rulerTicks(height, step).map(({ up, mark, label }) => {
        const y = Math.round((floor - up * scale) * 10) / 10;
        return (
          <g key={up}>
            <path className={styles.tick} data-mark={mark} d={`M${left} ${y}h${lengths[mark]}`} />
            {label && (
              <text className={styles.figure} x={left + 38} y={y} dominantBaseline="central">
                {label}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
