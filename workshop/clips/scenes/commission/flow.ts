import { ease } from "../../motion.ts";
import { link, node } from "../../parts/links.ts";
import { SCREEN } from "../../parts/phone.ts";
import { fade, figure } from "../../svg.ts";

const middle = { x: SCREEN.width / 2, y: 306 };

/** The plant runs: sun, home, battery, grid. */
export function drawFlow(second: number) {
  const up = (value: number, from: number) => (value * ease(second, from, from + 1.2)).toFixed(1);
  const live = (from: number) => ({ live: ease(second, from, from + 0.4), second, speed: 60 });
  const { x, y } = middle;
  return [
    link([x, 178], [x, y - 48], live(17.7)),
    link([x + 48, y], [SCREEN.width - 72, y], live(18.5)),
    link([x, y + 48], [x, 434], { ...live(19.1), color: "var(--second)" }),
    link([x - 48, y], [72, y], { ...live(19.7), color: "var(--ink-soft)" }),
    node(x, 138, 38, "sun"),
    node(x, y, 46, "inverter"),
    node(SCREEN.width - 44, y, 34, "home"),
    node(44, y, 34, "pylon", "var(--ink-soft)"),
    node(x, 474, 38, "battery", "var(--second)"),
    value(x + 52, 134, up(3.8, 17.7), "kW", "start", ease(second, 17.6, 18)),
    value(SCREEN.width - 18, y + 68, up(1.4, 18.5), "kW", "end", ease(second, 18.4, 18.8)),
    value(x + 52, 470, up(2.1, 19.1), "kW", "start", ease(second, 19, 19.4)),
    value(18, y + 68, up(0.3, 19.7), "kW", "start", ease(second, 19.6, 20)),
    fade(
      ease(second, 20.2, 20.6),
      figure(x, 562, 46, `${Math.round(60 + 2 * ease(second, 20.2, 21.6))} %`, { "font-weight": 300 }),
    ),
  ].join("");
}

function value(x: number, y: number, amount: string, unit: string, anchor: string, shown: number) {
  const look = { "text-anchor": anchor };
  return fade(shown, figure(x, y + 10, 24, `${amount} ${unit}`, { ...look, "font-weight": 700 }));
}
