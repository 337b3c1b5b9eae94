import { ease, mix, shown } from "../motion.ts";
import { chapters, tick } from "../parts/marks.ts";
import { serialLabel } from "../parts/serial-label.ts";
import { disc, fade, grow, picture, place, stroke } from "../svg.ts";
import { drawStick } from "./commission/scan.ts";
import { drawGroups } from "./serial/groups.ts";

const RIDGE = "HDR52638002174";
const BEACON = "HDBW2518004210";

/** The label is on the right side of an inverter and on the flat side of a stick. */
export function drawFindSerialNumber(second: number) {
  return [
    fade(1 - ease(second, 10.8, 11.3), inverter(second), ridgeLabel(second), drawGroups(second)),
    fade(shown(second, 11.1, 14.3, 0.5), stick(second)),
    fade(ease(second, 14, 14.5), both(second)),
    chapters(second, [3, 6, 11, 14, 16]),
  ].join("");
}

/** Front and right side, one turning into the other; then out of the way. */
function inverter(second: number) {
  const turned = ease(second, 1.2, 2.2);
  const x = mix(340, 20, ease(second, 3, 3.8));
  const gone = ease(second, 5.8, 6.4);
  const ring = ease(second, 2.3, 2.8) * (1 - gone);
  return place(
    x,
    0,
    fade((1 - turned) * (1 - gone), picture("hd-r5-1p-front", -40 * turned, 40, 600)),
    fade(turned * (1 - gone), picture("hd-r5-1p-side", 40 * (1 - turned), 40, 600)),
    fade(
      ring,
      disc(426, 480, mix(90, 62, ring), { fill: "none", stroke: "var(--brand)", "stroke-width": 5 }),
    ),
  );
}

function ridgeLabel(second: number) {
  const out = ease(second, 3.2, 4.2);
  const up = ease(second, 5.9, 6.7);
  if (out === 0) return "";
  const [x, y] = [mix(420, mix(800, 120, up), out), mix(440, mix(150, 140, up), out)];
  const beam = stroke(`M508 480L${x - 14} ${y + 200}`, "var(--brand)", 3, { "stroke-dasharray": "2 10" });
  return (
    fade(out * (1 - up), out === 1 ? beam : "") +
    fade(out, grow(x, y, mix(0.16, 1, out), serialLabel(RIDGE, "HD-R5-1P")))
  );
}

function stick(second: number) {
  const out = ease(second, 11.8, 12.6);
  const ring = disc(330, 278, 112, { fill: "none", stroke: "var(--brand)", "stroke-width": 5 });
  return (
    drawStick() +
    fade(ease(second, 11.4, 11.8), ring) +
    fade(out, grow(mix(300, 780, out), mix(240, 150, out), mix(0.3, 1, out), serialLabel(BEACON, "HD-BW")))
  );
}

function both(second: number) {
  return [
    picture("hd-r5-1p-side", 40, 90, 400),
    grow(400, 190, 0.8, serialLabel(RIDGE, "HD-R5-1P")),
    picture("hd-bw-front", 640, 90, 400),
    grow(960, 190, 0.8, serialLabel(BEACON, "HD-BW")),
    tick(640, 590, 44, ease(second, 14.5, 15)),
  ].join("");
}
