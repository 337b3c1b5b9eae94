import { ease, part, shown } from "../motion.ts";
import { link, node } from "../parts/links.ts";
import { chapters, lamp, tick } from "../parts/marks.ts";
import { beacon } from "../parts/stick.ts";
import { box, disc, fade, figure, icon, stroke } from "../svg.ts";

type Light = "on" | "off" | "slow" | "fast";
type State = { until: number; net: Light; com: Light; ser: Light; broken?: "net" | "com" | "ser" };

/** The patterns and causes are those of the questions and answers about the logger. */
const states: State[] = [
  { until: 4, net: "fast", com: "fast", ser: "fast" },
  { until: 8, net: "on", com: "on", ser: "on" },
  { until: 12, net: "off", com: "on", ser: "off", broken: "net" },
  { until: 16, net: "on", com: "on", ser: "slow", broken: "ser" },
  { until: 20, net: "on", com: "off", ser: "on", broken: "com" },
  { until: 24, net: "on", com: "on", ser: "on" },
];
const places = { inverter: 560, stick: 755, router: 950, server: 1145 };
const line = 300;

export function drawLoggerLights(second: number) {
  const state = states.find(({ until }) => second < until) ?? states[states.length - 1];
  if (!state) return "";
  const levels = {
    net: level(state.net, second),
    com: level(state.com, second),
    ser: level(state.ser, second),
  };
  const pushed = ease(second, 17.2, 18.4);
  const lift = second >= 16 && second < 20 ? 26 * (1 - pushed) : 0;
  return [
    beacon(270, 110, levels, { lift, turn: 130 * ease(second, 18.2, 19.6) }),
    chain(second, state),
    ...Object.entries({ com: 657, net: 852, ser: 1047 }).map(([name, x]) => lampOver(name, x, levels)),
    starting(second),
    fade(shown(second, 4.6, 8), tick(852, 500, 50, ease(second, 4.6, 5.2))),
    fade(shown(second, 8.4, 12), key(second)),
    fade(shown(second, 12.4, 16), buffer(second)),
    fade(shown(second, 16.3, 20), push(second)),
    tick(852, 500, 50, ease(second, 20.6, 21.2)),
    chapters(
      second,
      states.map(({ until }) => until),
    ),
  ].join("");
}

function level(light: Light, second: number) {
  if (light === "slow") return second % 1 < 0.5 ? 1 : 0;
  if (light === "fast") return (second * 10) % 1 < 0.5 ? 1 : 0;
  return light === "on" ? 1 : 0;
}

function chain(second: number, state: State) {
  const at = (name: "com" | "net" | "ser") => {
    const starts = states[states.indexOf(state) - 1]?.until ?? 0;
    const broken = state.broken === name ? ease(second, starts, starts + 0.4) : 0;
    return { second, broken, live: state[name] === "on" ? ease(second, starts, starts + 0.5) : 0 };
  };
  const from = (x: number): [number, number] => [x + 58, line];
  const to = (x: number): [number, number] => [x - 58, line];
  return [
    link(from(places.inverter), to(places.stick), at("com")),
    link(from(places.stick), to(places.router), at("net")),
    link(from(places.router), to(places.server), at("ser")),
    ...(["inverter", "stick", "router", "server"] as const).map((name) => node(places[name], line, 54, name)),
  ].join("");
}

function lampOver(name: string, x: number, levels: Record<string, number>) {
  const pill = box(x - 56, 172, 112, 44, 22, { fill: "var(--night)" });
  const look = { fill: "var(--on-night)", "text-anchor": "start", "letter-spacing": 1 };
  return pill + lamp(x - 32, 194, 8, levels[name] ?? 0) + figure(x - 14, 201, 20, name.toUpperCase(), look);
}

function starting(second: number) {
  const left = 60 * (1 - part(second, 0.3, 3.7));
  const around = 2 * Math.PI * 62;
  const ring = { "stroke-dasharray": `${around * (left / 60)} ${around}`, transform: "rotate(-90 852 500)" };
  return fade(
    shown(second, -1, 4),
    disc(852, 500, 62, { fill: "var(--paper)", stroke: "var(--line)", "stroke-width": 6 }),
    stroke("M852 438a62 62 0 1 1 -.01 0", "var(--brand)", 6, { ...ring, transform: undefined }),
    figure(852, 520, 54, String(Math.ceil(left)), { "font-weight": 300 }),
    figure(852, 596, 24, "s", { fill: "var(--ink-soft)" }),
  );
}

/** Router not found, or wrong password: the key is what to look at. */
function key(second: number) {
  const dots = Math.floor(part(second, 9.4, 11) * 8);
  const field = box(752, 476, 260, 64, 32, {
    fill: "var(--paper)",
    stroke: "var(--line-strong)",
    "stroke-width": 2,
  });
  const typed = Array.from({ length: dots }, (_, index) =>
    disc(838 + index * 20, 508, 6, { fill: "var(--ink)" }),
  );
  return (
    field +
    icon("key", 796, 508, 38, "var(--brand)") +
    typed.join("") +
    stroke("M950 366V462", "var(--line-strong)", 2, { "stroke-dasharray": "2 8" })
  );
}

/** The server cannot be reached: the stick keeps up to 30 days. */
function buffer(second: number) {
  const filled = Math.floor(part(second, 12.6, 15.6) * 15);
  const days = Array.from({ length: 15 }, (_, index) => {
    const fill = index <= filled ? "var(--brand)" : "var(--line)";
    return box(652 + index * 14, 470 + 34 - index * 2, 9, 36 + index * 2, 2, { fill });
  });
  return (
    days.join("") +
    icon("calendar", 910, 510, 44, "var(--ink-soft)") +
    figure(966, 524, 40, "30", { "font-weight": 300 }) +
    stroke("M755 366V440", "var(--line-strong)", 2, { "stroke-dasharray": "2 8" })
  );
}

/** The stick is loose: push it in, turn its ring by hand. */
function push(second: number) {
  const down = ease(second, 17.2, 18.4) * (1 - ease(second, 18.4, 18.8));
  const arrow = stroke(`M270 ${24 + down * 18}v52M250 ${56 + down * 18}l20 20 20-20`, "var(--brand)", 6);
  const turned = shown(second, 18.2, 19.8, 0.3);
  return (
    fade(1 - ease(second, 18.2, 18.6), arrow) +
    fade(turned, stroke("M196 448c-14 34 162 34 148 0M356 462l-12-16-18 10", "var(--brand)", 5)) +
    fade(shown(second, 16.5, 20), icon("stick", 852, 500, 76, "var(--ink-soft)"))
  );
}
