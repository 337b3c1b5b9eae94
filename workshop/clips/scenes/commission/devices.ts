import { ease, shown } from "../../motion.ts";
import { tick } from "../../parts/marks.ts";
import { box, disc, fade, picture, stroke } from "../../svg.ts";

const devices = [
  { id: "hd-r5-1p-front", found: 10 },
  { id: "hd-c10-front", found: 10.9 },
  { id: "hd-bm3-front", found: 11.8 },
];

/** Inverter, battery and meter answer one after the other. */
export function drawDevices(second: number) {
  return devices.map(({ id, found }, index) => row(id, found, index, second)).join("");
}

function row(id: string, found: number, index: number, second: number) {
  const y = 84 + index * 168;
  const waiting = 1 - ease(second, found, found + 0.3);
  const turn = `rotate(${(second * 300) % 360} 226 ${y + 75})`;
  return fade(
    shown(second, 9.3 + index * 0.2, 99),
    box(24, y, 244, 150, 16, { fill: "var(--band)" }),
    picture(id, 34, y + 8, 134),
    fade(waiting, disc(226, y + 75, 18, { fill: "none", stroke: "var(--line)", "stroke-width": 4 })),
    fade(waiting, stroke(`M226 ${y + 57}a18 18 0 0 1 18 18`, "var(--brand)", 4, { transform: turn })),
    tick(226, y + 75, 22, ease(second, found + 0.2, found + 0.6)),
  );
}
