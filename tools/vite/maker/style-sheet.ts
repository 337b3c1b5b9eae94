import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Maker } from "#config/maker/read-maker.ts";
import { colourProperties } from "./colours.ts";
import { drawing, viewOf } from "./drawing.ts";
import { type HashedFile, hashedFile } from "./hashed-file.ts";

/** Logo and font under hashed addresses. */
export function makerAssets({ directory, data }: Maker) {
  const asset = (file: string | undefined): HashedFile | undefined =>
    file ? hashedFile(`maker-${file}`, readFileSync(join(directory, file))) : undefined;
  return { symbol: asset(data.symbol), wordmark: asset(data.wordmark), font: asset(data.font?.file) };
}

/** The maker's colours, drawings and font, for `virtual:maker.css`. */
export function makerStyles(maker: Maker) {
  const { symbol, wordmark, font } = makerAssets(maker);
  const view = wordmark && viewOf(drawing(wordmark.source.toString()).view);
  const lines = [
    colourProperties(maker),
    `--maker-symbol: url("${symbol?.address}");`,
    wordmark && `--maker-wordmark: url("${wordmark.address}");`,
    view && `--maker-wordmark-width: ${((view.width / view.height) * 1).toFixed(3)}em;`,
    font && `--sans: "${maker.data.font?.family}", "Noto Sans Myanmar", system-ui, sans-serif;`,
  ];
  const face =
    font &&
    `@layer base { @font-face { font-family: "${maker.data.font?.family}"; src: url("${font.address}") format("woff2"); font-weight: 100 900; font-display: swap; } }`;
  return `@layer tokens { :root { ${lines.filter(Boolean).join("\n")} } }\n${face ?? ""}`;
}
