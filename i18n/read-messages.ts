import { readFileSync } from "node:fs";
import { areas, type Messages } from "./areas.ts";
import type { Locale } from "./locales.ts";
import { withMakerWords } from "./maker-words.ts";
import { typesetAll } from "./typeset.ts";

/** The messages of one language as they are written, from the files of its areas. Node only. */
export function readMessages(locale: Locale): Messages {
  const entries = areas.map((area) => [area, JSON.parse(readFileSync(messageFile(locale, area), "utf8"))]);
  return typesetAll(withMakerWords(Object.fromEntries(entries), locale)) as Messages;
}

function messageFile(locale: Locale, area: string) {
  return new URL(`./messages/${locale}/${area}.json`, import.meta.url);
}
