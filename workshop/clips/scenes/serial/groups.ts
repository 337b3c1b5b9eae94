import { ease } from "../../motion.ts";
import { fade, figure, icon, stroke } from "../../svg.ts";

const groups = [
  { body: "HD", sign: "check", from: 6.8 },
  { body: "R5", sign: "inverter", from: 7.4 },
  { body: "26", sign: "calendar", from: 8, note: "2026" },
  { body: "38", sign: "calendar", from: 8.6, note: "38 / 52" },
  { body: "00217", sign: "copy", from: 9.2, note: "217" },
  { body: "4", sign: "check", from: 9.8 },
] as const;
const LETTER = 44;
const GAP = 22;
const TOP = 330;

/** The characters one group after the other, each with a bracket and what it stands for. */
export function drawGroups(second: number) {
  let x = 480;
  return groups
    .map((entry) => {
      const drawn = group(entry, x, second);
      x += entry.body.length * LETTER + GAP;
      return drawn;
    })
    .join("");
}

function group({ body, sign, from, ...rest }: (typeof groups)[number], x: number, second: number) {
  const width = body.length * LETTER;
  const middle = x + width / 2;
  const active = ease(second, from, from + 0.35);
  const color = active > 0.5 ? "var(--brand-text)" : "var(--ink-faint)";
  const letters = [...body].map((letter, index) =>
    figure(x + (index + 0.5) * LETTER, TOP, 64, letter, { "font-weight": 300, fill: color }),
  );
  const bracket = stroke(
    `M${x + 4} ${TOP + 24}v12h${width - 8}v-12M${middle} ${TOP + 36}v26`,
    "var(--brand)",
    3,
  );
  const note = "note" in rest ? figure(middle, TOP + 152, 22, rest.note, { fill: "var(--ink-soft)" }) : "";
  const symbol = body === "HD" ? brand(middle, TOP + 96) : icon(sign, middle, TOP + 96, 44, "var(--brand)");
  return fade(ease(second, 6.3, 6.8), ...letters) + fade(active, bracket, symbol, note);
}

function brand(x: number, y: number) {
  return figure(x, y + 6, 13, "HELIODANE", { "font-weight": 700, "letter-spacing": 1.4 });
}
