import styles from "./plot.module.css";
import type { Frame, Scale } from "./scale.ts";

type Tick = { at: number; label: string };
type Props = {
  frame: Frame;
  x: Scale;
  y: Scale;
  xTicks: Tick[];
  yTicks: Tick[];
  xName: string;
  yName: string;
};

/** Grid lines, numbers along two sides, and what they count. */
export function Axes({ frame, x, y, xTicks, yTicks, xName, yName }: Props) {
  const { width, height, left, right, bottom } = frame;
  return (
    <g>
      {yTicks.map(({ at, label }) => (
        <g key={at}>
          <line className={styles.grid} x1={left} x2={width - right} y1={y(at)} y2={y(at)} />
          <text className={styles.tick} x={left - 12} y={y(at) + 6} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {xTicks.map(({ at, label }) => (
        <text key={at} className={styles.tick} x={x(at)} y={height - bottom + 32} textAnchor="middle">
          {label}
        </text>
      ))}
      <text className={styles.name} x={0} y={16}>
        {yName}
      </text>
      <text className={styles.name} x={width - right} y={height - 8} textAnchor="end">
        {xName}
      </text>
    </g>
  );
}
