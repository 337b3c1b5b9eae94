import { ease, part, shown } from "../motion.ts";
import { tick } from "../parts/marks.ts";
import { phone, SCREEN, steps } from "../parts/phone.ts";
import { disc, fade, icon, picture, stroke } from "../svg.ts";
import { drawDevices } from "./commission/devices.ts";
import { drawFlow } from "./commission/flow.ts";
import { drawGrid } from "./commission/grid.ts";
import { drawNetworks } from "./commission/networks.ts";
import { drawScan, drawStick } from "./commission/scan.ts";

const ends = [5, 9, 13, 17, 22];

/** From the square code on the stick to the first kilowatt, as the app shows it. */
export function drawCommissionApp(second: number) {
  const screens = [drawScan, drawNetworks, drawDevices, drawGrid, drawFlow];
  const now = Math.min(4, ends.findIndex((end) => second < end) >>> 0);
  const start = ends[now - 1] ?? 0;
  const slide = now === 0 ? 1 : ease(second, start, start + 0.45);
  const show = (index: number, x: number) =>
    `<g transform="translate(${x.toFixed(2)} 0)">${screens[index]?.(second) ?? ""}</g>`;
  const done = ends.map((end, index) => part(second, ends[index - 1] ?? 0, end));
  return [
    subject(second),
    beam(second),
    phone(
      800,
      58,
      slide < 1 ? show(now - 1, -SCREEN.width * slide) : "",
      show(now, SCREEN.width * (1 - slide)),
      steps(done, now === 0 ? "#fff" : "var(--brand)"),
    ),
    tick(330, 360, 96, ease(second, 22, 22.6)),
  ].join("");
}

/** What the step is about, beside the phone. */
function subject(second: number) {
  const inverter = shown(second, 9, 30, 0.5) * (1 - 0.75 * ease(second, 21.8, 22.3));
  return [
    fade(shown(second, -1, 5, 0.5), drawStick()),
    fade(
      shown(second, 4.9, 9, 0.5),
      disc(330, 360, 150, { fill: "var(--brand-tint)" }),
      icon("router", 330, 350, 180, "var(--brand)", { "stroke-width": 0.9 }),
    ),
    fade(inverter * (1 - shown(second, 13, 17, 0.5)), picture("hd-r5-1p-front", 60, 90, 540)),
    fade(
      shown(second, 13, 17, 0.5),
      disc(330, 360, 150, { fill: "var(--brand-tint)" }),
      icon("pylon", 330, 360, 200, "var(--brand)", { "stroke-width": 0.8 }),
    ),
  ].join("");
}

/** Short waves run from the subject to the phone while they talk. */
function beam(second: number) {
  const talking = shown(second, 5.2, 8.8) + shown(second, 9.4, 12.8) + shown(second, 13.4, 16.8);
  const waves = [0, 1, 2].map((index) => {
    const way = (second * 0.7 + index / 3) % 1;
    const x = 545 + way * 170;
    const height = 16 + way * 26;
    const arc = stroke(`M${x} ${360 - height}q${height * 0.7} ${height} 0 ${height * 2}`, "var(--brand)", 4);
    return fade(Math.sin(way * Math.PI) * 0.7, arc);
  });
  return fade(talking, ...waves);
}
