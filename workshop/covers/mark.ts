import { readFileSync } from "node:fs";
import { join } from "node:path";
import { element } from "../clips/svg.ts";

const symbol = readFileSync(join(import.meta.dirname, "../../content/maker/symbol.svg"), "utf8");
const outline = /\sd="([^"]+)"/.exec(symbol)?.[1];

/** The symbol of the maker with its middle at a point. */
export function sunMark(x: number, y: number, size: number, opacity: number) {
  const scale = size / 32;
  return element("path", {
    d: outline,
    fill: "var(--brand)",
    opacity,
    transform: `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`,
  });
}
