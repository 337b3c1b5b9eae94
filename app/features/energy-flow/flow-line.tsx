import styles from "./energy-flow.module.css";

type Point = [x: number, y: number];
type Props = {
  of: "sun" | "grid" | "load" | "battery" | "generator";
  from: Point;
  to: Point;
  both?: boolean;
};

/** A line with a head at its end, or at both ends. */
export function FlowLine({ of, from, to, both }: Props) {
  return (
    <g className={styles.line} data-line={of}>
      <path className={styles.shaft} d={`M${from.join(" ")}L${to.join(" ")}`} />
      <path d={headAt(to, from)} />
      {both && <path d={headAt(from, to)} />}
    </g>
  );
}

/** A small open arrow head at a point, seen from where the line comes. */
function headAt([x, y]: Point, [fromX, fromY]: Point) {
  const angle = Math.atan2(y - fromY, x - fromX);
  const wing = (turn: number) =>
    [x - 10 * Math.cos(angle + turn), y - 10 * Math.sin(angle + turn)]
      .map((value) => value.toFixed(1))
      .join(" ");
  return `M${wing(0.55)}L${x} ${y}L${wing(-0.55)}`;
}
