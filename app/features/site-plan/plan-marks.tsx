import type { ListData, OneData } from "#api/client.ts";
import { cableWay, labelSpots, panelLines } from "./plan-drawing.ts";
import styles from "./site-plan.module.css";

export type Plan = NonNullable<OneData<"case/getCaseStudyListAndCategoryList">["plan"]>;
/** The plan of a card: without words. */
export type Outline = NonNullable<ListData<"case/getCaseStudyListAndCategoryList">["list"][number]["plan"]>;
/** From metres to units of the drawing. */
type ToDrawing = (metres: number) => number;

/** As part of the plan's width. */
const roomForLabel = 0.09;

export const letterOf = (place: number) => String.fromCharCode(65 + place);

export function AreaShape({
  area,
  ground,
  to,
}: {
  area: Outline["areas"][number];
  ground: number;
  to: ToDrawing;
}) {
  const { kind, x, y, width, depth } = area;
  const lines = kind === "panels" ? panelLines(area, ground) : [];
  return (
    <g className={styles.area} data-kind={kind}>
      <rect x={to(x)} y={to(y)} width={to(width)} height={to(depth)} />
      <path d={lines.map(([[x1, y1], [x2, y2]]) => `M${to(x1)} ${to(y1)}L${to(x2)} ${to(y2)}`).join("")} />
    </g>
  );
}

/** The letter of an area stands in its upper left corner; that of a room, which may share it with its house, in the lower. */
export function AreaLetter({
  area: { x, y, depth, kind },
  letter,
  to,
}: {
  area: Plan["areas"][number];
  letter: string;
  to: ToDrawing;
}) {
  return (
    <text
      className={styles.letter}
      data-kind={kind}
      x={to(x) + 7}
      y={kind === "room" ? to(y + depth) - 8 : to(y) + 20}
    >
      {letter}
    </text>
  );
}

export function CableLine({
  cable,
  plan,
  to,
}: {
  cable: Outline["cables"][number];
  plan: Outline;
  to: ToDrawing;
}) {
  const way = wayOf(cable, plan);
  return (
    <path
      className={styles.cable}
      d={way.map(([x, y], place) => `${place ? "L" : "M"}${to(x)} ${to(y)}`).join("")}
    />
  );
}

export function CableLengths({
  plan,
  write,
  to,
}: {
  plan: Plan;
  write: (metres: number) => string;
  to: ToDrawing;
}) {
  const { cables, width } = plan;
  const spots = labelSpots(
    cables.map((cable) => wayOf(cable, plan)),
    width * roomForLabel,
  );
  return cables.map(({ from, to: end, length }, place) => {
    const [x, y] = spots[place] ?? [];
    if (x === undefined || y === undefined) return null;
    return (
      <text key={`${from}-${end}`} className={styles.length} x={to(x)} y={to(y) + 5} textAnchor="middle">
        {write(length)}
      </text>
    );
  });
}

export function DeviceMark({
  device,
  number,
  to,
}: {
  device: Plan["devices"][number];
  number: number;
  to: ToDrawing;
}) {
  return (
    <g className={styles.device} data-kind={device.kind}>
      <circle cx={to(device.x)} cy={to(device.y)} r={15} />
      <text x={to(device.x)} y={to(device.y) + 6} textAnchor="middle">
        {number}
      </text>
    </g>
  );
}

function wayOf({ from, to }: Outline["cables"][number], { areas, devices }: Outline) {
  const find = (id: string) =>
    areas.find((area) => area.id === id) ?? devices.find((device) => device.id === id);
  const [start, end] = [find(from), find(to)];
  return start && end ? cableWay(start, end) : [];
}
