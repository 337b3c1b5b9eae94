import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listCodePoints } from "./woff2.ts";

const home = join(import.meta.dirname, "../../app/fonts");

/** The site's own: what a machine has besides them must not decide how a clip or a cover looks. */
export const typefaces = [
  { family: "Hanken Grotesk", file: readFileSync(join(home, "hanken-grotesk.woff2")), sample: "0" },
  { family: "Noto Sans Myanmar", file: readFileSync(join(home, "noto-sans-myanmar.woff2")), sample: "က" },
];

const known = new Set(typefaces.flatMap(({ file }) => listCodePoints(file)));

/** Signs that a drawing writes and no typeface has: where no other font steps in, they come out as boxes. */
export function listMissingSigns(drawing: string) {
  const written = [...drawing.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, body]) => body ?? "");
  const signs = new Set(written.join("").replace(/<[^>]*>/g, ""));
  return [...signs].filter((sign) => !known.has(sign.codePointAt(0) ?? 0));
}
