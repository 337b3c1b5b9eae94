import { readFileSync } from "node:fs";
import { toHex } from "#config/maker/colour.ts";
import { paletteOf } from "#config/maker/palette.ts";
import type { Maker } from "#config/maker/read-maker.ts";
import { fillColours } from "./colours.ts";
import { favicon, faviconIco, iconPng, socialPicture } from "./icons.ts";
import { makerStyles } from "./style-sheet.ts";

const night = "var(--night)";

/** Files with fixed addresses that name the maker. */
export const madeFiles: Record<string, (maker: Maker) => string | Promise<Buffer>> = {
  "favicon.svg": favicon,
  "favicon.ico": faviconIco,
  "apple-touch-icon.png": (maker) => iconPng(maker, 180, 68),
  "icons/icon-192.png": (maker) => iconPng(maker, 192, 76),
  "icons/icon-512.png": (maker) => iconPng(maker, 512, 76),
  "icons/icon-maskable-512.png": (maker) => iconPng(maker, 512, 52, night),
  "og.png": socialPicture,
  "manifest.webmanifest": manifest,
  "offline.css": (maker) =>
    [makerStyles(maker), read("../../../app/styles/fonts.css"), read("offline.css")].join("\n"),
  "fallback.css": (maker) => sheet("fallback.css", maker),
};

function read(name: string) {
  return readFileSync(new URL(name, import.meta.url), "utf8");
}

function sheet(name: string, maker: Maker) {
  return fillColours(read(name), maker);
}

function manifest({ data, texts }: Maker) {
  const paper = toHex(paletteOf(data.colours).paper);
  const icon = (src: string, sizes: string, more = {}) => ({ src, type: "image/png", sizes, ...more });
  const facts = {
    name: data.name,
    short_name: data.name,
    description: texts.en?.description,
    start_url: "/",
    scope: "/",
    display: "browser",
    lang: "en",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      icon("/icons/icon-192.png", "192x192"),
      icon("/icons/icon-512.png", "512x512"),
      icon("/icons/icon-maskable-512.png", "512x512", { purpose: "maskable" }),
    ],
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}
