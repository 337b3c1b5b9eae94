import { ease, part, shown } from "../motion.ts";
import { link, node } from "../parts/links.ts";
import { cross, tick } from "../parts/marks.ts";
import { disc, element, fade, figure, icon, stroke } from "../svg.ts";
import { drawWave } from "./switch/wave.ts";

const FAILS = 5;
const RETURNS = 12;
const CONNECTED = 15;

/** The grid fails, the battery takes over within 10 ms, the grid comes back. */
export function drawSwitchOver(second: number) {
  const grid = 1 - ease(second, FAILS, FAILS + 0.2) + ease(second, CONNECTED, CONNECTED + 0.5);
  const present = 1 - ease(second, FAILS, FAILS + 0.2) + ease(second, RETURNS, RETURNS + 0.5);
  const battery = ease(second, FAILS + 0.6, FAILS + 0.9) * (1 - ease(second, CONNECTED, CONNECTED + 0.3));
  const charging = ease(second, CONNECTED + 0.5, CONNECTED + 0.9);
  return [
    link([306, 200], [572, 200], { live: grid, second, color: "var(--ink-soft)" }),
    link([708, 200], [952, 200], { live: 1, second }),
    second < CONNECTED + 0.4
      ? link([640, 396], [640, 268], { live: battery, second, color: "var(--second)" })
      : link([640, 268], [640, 396], { live: charging, second, color: "var(--second)" }),
    node(240, 200, 66, "pylon", present > 0.5 ? "var(--ink-soft)" : "var(--line-strong)"),
    node(640, 200, 68, "inverter"),
    node(640, 440, 46, "battery", "var(--second)"),
    house(),
    charge(second),
    cross(440, 200, 26, shown(second, FAILS, RETURNS, 0.2)),
    fade(shown(second, RETURNS, CONNECTED, 0.3), waiting(second)),
    tick(440, 200, 26, shown(second, CONNECTED + 0.1, 17.2, 0.3)),
    drawWave(second),
  ].join("");
}

/** Lamp, router and fridge: none of them notices. */
function house() {
  const roof = stroke("M944 168 1060 82l116 86M962 156v132h196V156", "var(--ink)", 4);
  return [
    element("path", { d: "M1060 82 1158 155V288H962V155Z", fill: "var(--paper)" }),
    roof,
    disc(1010, 206, 30, { fill: "oklch(0.93 0.09 95)", filter: "url(#glow)" }),
    icon("lamp", 1010, 210, 46, "var(--brand)"),
    icon("router", 1064, 212, 42, "var(--brand)"),
    icon("fridge", 1118, 212, 48, "var(--brand)"),
  ].join("");
}

function charge(second: number) {
  const value = 80 - 4 * part(second, FAILS + 0.6, CONNECTED) + 2 * part(second, CONNECTED + 0.6, 18);
  return figure(708, 458, 52, `${Math.round(value)} %`, { "text-anchor": "start", "font-weight": 300 });
}

/** After its return the grid is watched for a minute. */
function waiting(second: number) {
  const passed = part(second, RETURNS + 0.3, CONNECTED - 0.2);
  const around = 2 * Math.PI * 34;
  return [
    disc(440, 200, 34, { fill: "var(--paper)", stroke: "var(--line)", "stroke-width": 5 }),
    stroke("M440 166a34 34 0 1 1 -.01 0", "var(--brand)", 5, {
      "stroke-dasharray": `${around * passed} ${around}`,
    }),
    figure(440, 211, 30, String(Math.round(60 * passed)), { "font-weight": 400 }),
    figure(440, 266, 20, "s", { fill: "var(--ink-soft)" }),
  ].join("");
}
