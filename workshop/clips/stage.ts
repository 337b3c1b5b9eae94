import { readFileSync } from "node:fs";
import { join } from "node:path";
import { currentMaker } from "#config/maker/read-maker.ts";
import { ORIGINALS } from "#tools/media/paths.ts";
import { colourProperties } from "#tools/vite/maker/colours.ts";
import { LAYERS } from "./paths.ts";
import { typefaces } from "./typeface.ts";

export const STAGE = { width: 1280, height: 720 };
const app = join(import.meta.dirname, "../../app");

/** The page that a clip is drawn on: tokens, colours and typeface of the site, its renders, soft shadows, an empty stage. */
export function makePage(pictures: string[]) {
  const tokens = readFileSync(join(app, "styles/tokens.css"), "utf8");
  const faces = typefaces.map(
    ({ family, file }) =>
      `@font-face{font-family:"${family}";font-weight:300 700;src:url(data:font/woff2;base64,${file.toString("base64")})}`,
  );
  const size = `width="${STAGE.width}" height="${STAGE.height}"`;
  return `<!doctype html><meta charset="utf-8"><style>${tokens}:root{${colourProperties(currentMaker())}}${faces.join("")}
    *{margin:0} svg{display:block} text{font-family:${typefaces.map(({ family }) => `"${family}"`).join()};font-variant-numeric:tabular-nums}</style>
    <svg ${size}><defs>${shadows}${pictures.map(embed).join("")}</defs>
    <rect ${size} fill="var(--band)"/><text font-weight="300">0</text><g id="stage"></g></svg>`;
}

const shadow = (id: string, dy: number, blur: number, opacity: number) =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feDropShadow dx="0" dy="${dy}" stdDeviation="${blur}" flood-color="#10261c" flood-opacity="${opacity}"/></filter>`;

const shadows = [
  shadow("near", 3, 5, 0.12),
  shadow("far", 18, 24, 0.14),
  `<linearGradient id="edge"><stop offset="0" stop-color="#000"/><stop offset=".08" stop-color="#fff"/><stop offset=".92" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>`,
  `<mask id="soft"><rect width="1000" height="1000" fill="url(#edge)"/></mask>`,
  `<filter id="glow" x="-200%" y="-200%" width="500%" height="500%"><feGaussianBlur stdDeviation="7"/></filter>`,
].join("");

/** Pictures are named by their last part: `hd-r5-1p-front`. Layers were rendered for the clip and fill its stage. */
function embed(id: string) {
  const isLayer = id.startsWith("layers/");
  const file = isLayer ? join(LAYERS, id.slice("layers/".length)) : join(ORIGINALS, id);
  const data = readFileSync(`${file}.webp`, "base64");
  const look = isLayer
    ? `width="${STAGE.width}" height="${STAGE.height}"`
    : `width="1000" height="1000" mask="url(#soft)"`;
  return `<image id="${id.split("/").at(-1)}" ${look} href="data:image/webp;base64,${data}"/>`;
}
