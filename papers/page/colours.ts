import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Colour, writeColour } from "#config/maker/colour.ts";
import { paletteOf } from "#config/maker/palette.ts";
import { currentMaker } from "#config/maker/read-maker.ts";
import { ROOT } from "../paths.ts";

const used = [
  "brand",
  "brand-strong",
  "brand-bright",
  "brand-tint",
  "brand-text",
  "second",
  "second-tint",
  "ink",
  "ink-soft",
  "ink-faint",
  "band",
  "band-strong",
  "night",
  "on-night",
  "on-night-soft",
  "line",
  "line-strong",
  "line-night",
  "danger",
  "danger-tint",
  "warning",
  "warning-tint",
];

/** The site's colours by role; its sizes are for screens and stay out. */
export function readColours() {
  const tokens = readFileSync(join(ROOT, "app/styles/tokens.css"), "utf8");
  const own: Partial<Record<string, Colour>> = paletteOf(currentMaker().data.colours);
  const lines = used.map((name) => {
    const colour = own[name];
    const value = colour
      ? writeColour(colour)
      : new RegExp(`--${name}: (oklch\\([^)]*\\));`).exec(tokens)?.[1];
    if (!value) throw new Error(`There is no colour --${name}`);
    return `--${name}: ${value};`;
  });
  return `:root { ${lines.join(" ")} }`;
}
