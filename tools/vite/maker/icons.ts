import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Maker } from "#config/maker/read-maker.ts";
import { fillColours } from "./colours.ts";
import { type Drawing, drawing, viewOf } from "./drawing.ts";

/** The symbol in the brand's colour on a transparent ground. */
export function favicon(maker: Maker) {
  const symbol = readSymbol(maker);
  return svg(maker, symbol.view, `<g fill="var(--brand)">${symbol.shapes}</g>`);
}

/** Square icons for home screens: light on the brand's night colour, or on paper. */
export async function iconPng(maker: Maker, size: number, share: number, ground = "var(--paper)") {
  const ink = ground === "var(--paper)" ? "var(--brand)" : "var(--brand-bright)";
  const place = placed(readSymbol(maker), { x: 50 - share / 2, y: 50 - share / 2, height: share });
  const picture = `<path fill="${ground}" d="M0 0h100v100H0z"/><g fill="${ink}">${place.markup}</g>`;
  return png(svg(maker, "0 0 100 100", picture), size);
}

/** An ICO file may contain a PNG. */
export async function faviconIco(maker: Maker) {
  const picture = await png(favicon(maker), 32);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, picture]);
}

/** The picture for shared links: symbol and name over rings, like a sun on the horizon. */
export async function socialPicture(maker: Maker) {
  const { socialPicture: own, wordmark } = maker.data;
  if (own) return readFileSync(join(maker.directory, own));
  const rings = [150, 260, 370, 480, 590, 700, 810]
    .map((r) => `<circle cx="880" cy="630" r="${r}"/>`)
    .join("");
  const symbol = placed(readSymbol(maker), { x: 110, y: 245, height: 135 });
  const name = wordmark && placed(read(maker, wordmark), { x: 110 + symbol.width + 45, y: 245, height: 135 });
  const picture = `<path fill="var(--night)" d="M0 0h1200v630H0z"/><g fill="none" stroke="var(--line-night)" stroke-width="1.5">${rings}</g><g fill="var(--brand-bright)">${symbol.markup}</g><g fill="var(--on-night)">${name ? name.markup : ""}</g>`;
  return png(svg(maker, "0 0 1200 630", picture), 1200);
}

const readSymbol = (maker: Maker) => read(maker, maker.data.symbol);

function read(maker: Maker, name: string): Drawing {
  return drawing(readFileSync(join(maker.directory, name), "utf8"));
}

/** Places a drawing with a given height inside another. */
function placed(inner: Drawing, { x, y, height }: { x: number; y: number; height: number }) {
  const view = viewOf(inner.view);
  const width = (height * view.width) / view.height;
  const markup = `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${inner.view}">${inner.shapes}</svg>`;
  return { width, markup };
}

function svg(maker: Maker, view: string, shapes: string) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${shapes}</svg>`;
  return fillColours(text, maker);
}

function png(text: string, width: number) {
  return sharp(Buffer.from(text), { density: 300 })
    .resize({ width })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
