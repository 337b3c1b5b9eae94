import { readFileSync } from "node:fs";
import { join } from "node:path";

const home = join(import.meta.dirname, "../../app/fonts");

/** The site's own: what a machine has besides them must not decide how a clip or a cover looks. */
export const typefaces = [
  { family: "Hanken Grotesk", file: readFileSync(join(home, "hanken-grotesk.woff2")), sample: "0" },
  { family: "Noto Sans Myanmar", file: readFileSync(join(home, "noto-sans-myanmar.woff2")), sample: "က" },
];

/** What the style sheet of the site says that they have, which the browser tests hold against the files. */
const known = [
  ...readFileSync(join(home, "../styles/fonts.css"), "utf8").matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g),
].map(([, first = "", last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const);

/** Signs that a drawing writes and no typeface has: where no other font steps in, they come out as boxes. */
export function listMissingSigns(drawing: string) {
  const written = [...drawing.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, body]) => body ?? "");
  const signs = new Set(written.join("").replace(/<[^>]*>/g, ""));
  const isKnown = (code: number) => known.some(([first, last]) => first <= code && code <= last);
  return [...signs].filter((sign) => sign.trim() !== "" && !isKnown(sign.codePointAt(0) ?? 0));
}
