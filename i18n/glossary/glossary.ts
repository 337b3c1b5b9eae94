import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Language } from "../locales.ts";

export type Glossary = { term: string; pattern: RegExp }[];
type Wording = { line: number; wording: string; term: string };

/** Wordings that a language avoids, with their replacements, from its own file. Node only. */
export function readGlossary(language: Language): Glossary {
  const file = new URL(`./${language}.yaml`, import.meta.url);
  const entries: { term: string; not: string[] }[] = existsSync(file)
    ? parse(readFileSync(file, "utf8"))
    : [];
  return compileGlossary(entries);
}

export function compileGlossary(entries: { term: string; not: string[] }[]): Glossary {
  return entries.flatMap(({ term, not }) => not.map((wording) => ({ term, pattern: patternOf(wording) })));
}

export function findWordings(text: string, glossary: Glossary): Wording[] {
  const plain = text.replace(/[\u00a0\u202f]/g, " ");
  return glossary.flatMap(({ term, pattern }) =>
    [...plain.matchAll(pattern)].map((match) => ({
      line: plain.slice(0, match.index).split("\n").length,
      wording: match[0],
      term,
    })),
  );
}

/** Burmese has no spaces, so only wordings in Latin letters have word boundaries. */
function patternOf(wording: string) {
  const isBurmese = /\p{Script=Myanmar}/u.test(wording);
  return new RegExp(isBurmese ? wording : `(?<!\\p{L})(?:${wording})(?!\\p{L})`, "giu");
}
