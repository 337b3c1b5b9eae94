import { drawingWidth } from "./plan-drawing.ts";
import { AreaShape, CableLine, type Outline } from "./plan-marks.tsx";
import styles from "./site-plan.module.css";

/** The site from above as a small picture: no words, the devices as dots. */
export function PlanOutline({ plan }: { plan: Outline }) {
  const { width, depth, areas, devices, cables } = plan;
  const to = (value: number) => Math.round((value / width) * drawingWidth * 10) / 10;
  return (
    <svg className={styles.outline} viewBox={`0 0 ${drawingWidth} ${to(depth)}`} aria-hidden="true">
      {areas.map((area) => (
        <AreaShape key={area.id} area={area} ground={width} to={to} />
      ))}
      {cables.map((cable) => (
        <CableLine key={`${cable.from}-${cable.to}`} cable={cable} plan={plan} to={to} />
      ))}
      {devices.map(({ id, kind, x, y }) => (
        <g key={id} className={styles.device} data-kind={kind}>
          <circle cx={to(x)} cy={to(y)} r={11} />
        </g>
      ))}
    </svg>
  );
}
