import { existsSync, readFileSync } from "node:fs";
import { areas } from "./areas.ts";

export type Words = { [key: string]: string | Words };

const messages = new URL("./messages/", import.meta.url);

/** The words in a language's own files; an area without a file has none. Node only. */
export function readLanguageWords(locale: string, folder = messages): Words {
  return Object.fromEntries(areas.map((area) => [area, readArea(new URL(`${locale}/${area}.json`, folder))]));
}

function readArea(file: URL): Words {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** English replaces missing words; keys that English does not have are dropped. */
export function completeWords(own: Words, english: Words): Words {
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => {
      const word = own[key];
      if (typeof value === "string") return [key, typeof word === "string" ? word : value];
      return [key, completeWords(typeof word === "object" ? word : {}, value)];
    }),
  );
}

export function missingWords(own: Words, english: Words): string[] {
  const known = keysOf(own);
  return [...keysOf(english)].filter((key) => !known.has(key));
}

function keysOf(words: Words, prefix = ""): Set<string> {
  return new Set(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === "string" ? prefix + key : [...keysOf(value, `${prefix}${key}.`)],
    ),
  );
}
