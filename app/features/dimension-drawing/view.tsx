import styles from "./dimension-drawing.module.css";

type Props = { x: number; y: number; width: number; height: number; name: string; label: string };

/** One side of the housing, its name above and its width below. */
export function View({ x, y, width, height, name, label }: Props) {
  const line = y + height + 24;
  const middle = x + width / 2;
  return (
    <g>
      <text className={styles.name} x={middle} y={y - 18} textAnchor="middle">
        {name}
      </text>
      <rect className={styles.body} x={x} y={y} width={width} height={height} rx={4} />
      <path
        className={styles.measure}
        d={`M${x} ${line - 6}v12M${x + width} ${line - 6}v12M${x} ${line}h${width}`}
      />
      <text className={styles.number} x={middle} y={line + 26} textAnchor="middle">
        {label}
      </text>
    </g>
  );
}
