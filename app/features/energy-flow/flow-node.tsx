import styles from "./energy-flow.module.css";
import { flowIcons } from "./flow-icons.ts";

type Props = {
  at: [x: number, y: number];
  icon: keyof typeof flowIcons;
  name: string;
  value?: string;
  /** The words stand to the right, where a line runs below. */
  beside?: boolean;
  tone?: "brand" | "second";
};

export function FlowNode({ at: [x, y], icon, name, value, beside, tone }: Props) {
  const place = beside ? { x: x + 56, anchor: "start" as const } : { x, anchor: "middle" as const };
  const first = beside ? y + (value ? -2 : 6) : y + 66;
  return (
    <g className={styles.node} data-tone={tone}>
      <circle cx={x} cy={y} r={42} />
      <path
        className={styles.icon}
        d={flowIcons[icon]}
        transform={`translate(${x - 21} ${y - 21}) scale(1.75)`}
      />
      <text className={styles.name} x={place.x} y={first} textAnchor={place.anchor}>
        {name}
      </text>
      {value && (
        <text className={styles.value} x={place.x} y={first + 26} textAnchor={place.anchor}>
          {value}
        </text>
      )}
    </g>
  );
}
