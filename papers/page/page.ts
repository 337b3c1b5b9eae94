import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatDay } from "../numbers.ts";
import { PAPER, STYLES } from "../paths.ts";
import type { Edition } from "../plan/planned.ts";
import { wordsIn } from "../words/words.ts";
import { readColours } from "./colours.ts";
import { type Html, html, raw } from "./html.ts";

type Layout = "datasheet" | "manual" | "brochure" | "note";

const colours = readColours();
const sheets: Record<Layout, string[]> = {
  datasheet: ["datasheet", "datasheet-languages"],
  manual: ["manual wiring"],
  brochure: ["brochure", "brochure-burmese"],
  note: ["manual wiring", "note"],
};

/** A page for Chromium to print: title, language, styles, and the footer of every sheet. */
export function makePage(edition: Edition, layout: Layout, body: Html) {
  const { language, title, number, version, date } = edition;
  const words = wordsIn(language);
  const foot = `${number} · ${words.version} ${version} · ${formatDay(date, language)}`;
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<style>${raw(colours)}
${raw(readStyle("fonts base drawing base-end"))}
${sheets[layout].map((name) => raw(readStyle(name)))}
@page { @bottom-left { content: ${raw(JSON.stringify(foot))}; } }</style></head>
<body class="${layout}">${raw(tieUnits(body.text))}</body></html>`.text;
}

/** The same styles serve the document and its page on the site. */
function readStyle(names: string) {
  return names
    .split(" ")
    .map((name) => {
      const own = join(STYLES, `${name}.css`);
      return readFileSync(existsSync(own) ? own : join(PAPER, `${name}.css`), "utf8");
    })
    .join("\n");
}

/** Keeps number and unit on one line. Skips tags: in a path `h` is not an hour. */
function tieUnits(text: string) {
  return text.replace(
    /<[^>]*>|(?<=\d) (?=(?:[kMm]?[WVA]h?|kVA|VA|kWp|kWh|MWh|Ah|mm²?|cm|km|kg|Hz|GHz|°C|%|ms|s|h|min|dB|Nm|Ω|kΩ|MB|U)(?![\p{L}\d]))/gu,
    (found) => (found === " " ? "\u00a0" : found),
  );
}
