import { readFileSync } from "node:fs";
import { join } from "node:path";
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

/** The site's colours by their roles; its sizes belong to screens. */
export function readColours() {
  const tokens = readFileSync(join(ROOT, "app/styles/tokens.css"), "utf8");
  const lines = used.map((name) => {
    const value = new RegExp(`--${name}: (oklch\\([^)]*\\));`).exec(tokens)?.[1];
    if (!value) throw new Error(`tokens.css has no colour --${name}`);
    return `--${name}: ${value};`;
  });
  return `:root { ${lines.join(" ")} }`;
}
