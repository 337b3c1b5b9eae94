import { shown } from "../../motion.ts";
import { box, fade, figure, group, stroke } from "../../svg.ts";

const panel = { x: 96, y: 520, width: 1088, height: 158 };
/** Slow motion: a second of the clip is 20 ms of the grid, one period at 50 Hz. */
const MS_PER_SECOND = 20;
const WINDOW = 140;
const GAP = { from: 5 * MS_PER_SECOND + 5, length: 10 };
const BACK = 15 * MS_PER_SECOND;
const SWING = 38;

/** What a socket of the back-up output sees, running from right to left. */
export function drawWave(second: number) {
  const now = second * MS_PER_SECOND;
  const middle = panel.y + panel.height / 2 + 16;
  const toX = (ms: number) => panel.x + panel.width - 70 - ((now - ms) / WINDOW) * (panel.width - 70);
  const before = trace(now - WINDOW - 5, Math.min(now, GAP.from), toX, middle);
  const after =
    now > GAP.from + GAP.length ? trace(GAP.from + GAP.length, Math.min(now, BACK), toX, middle) : "";
  const again = now > BACK ? trace(BACK, now, toX, middle) : "";
  const dead =
    now > GAP.from ? `M${toX(GAP.from)} ${middle}H${toX(Math.min(now, GAP.from + GAP.length))}` : "";
  return [
    box(panel.x, panel.y, panel.width, panel.height, 18, { fill: "var(--night)" }),
    `<clipPath id="panel"><rect x="${panel.x}" y="${panel.y}" width="${panel.width}" height="${panel.height}" rx="18"/></clipPath>`,
    group(
      { "clip-path": "url(#panel)" },
      stroke(`M${panel.x} ${middle}H${panel.x + panel.width}`, "var(--line-night)", 1.5),
      stroke(before, "var(--on-night)", 4),
      dead ? stroke(dead, "oklch(0.7 0.17 27)", 5) : "",
      after ? stroke(after, "var(--second-bright)", 4) : "",
      again ? stroke(again, "var(--on-night)", 4) : "",
      fade(shown(second, 5.8, 11.6), measure(toX(GAP.from), toX(GAP.from + GAP.length))),
    ),
  ].join("");
}

/** Shifted so that the gap begins at a peak: the honest worst case. */
function trace(from: number, to: number, toX: (ms: number) => number, middle: number) {
  const points: string[] = [];
  for (let ms = from; ms <= to; ms += 0.5) {
    const y = middle - Math.sin((ms / 20) * 2 * Math.PI) * SWING;
    points.push(`${toX(ms).toFixed(1)} ${y.toFixed(1)}`);
  }
  return points.length > 1 ? `M${points.join("L")}` : "";
}

function measure(left: number, right: number) {
  const y = panel.y + 26;
  const ends = `M${left} ${y - 9}v18M${right} ${y - 9}v18M${left} ${y}H${right}`;
  return (
    stroke(ends, "var(--on-night)", 2.5) +
    figure(right + 18, y + 10, 30, "10 ms", {
      fill: "var(--on-night)",
      "font-weight": 700,
      "text-anchor": "start",
    })
  );
}
