import { type Figures, figuresOf, fillFigures } from "./figures.ts";
import type { Content, Language } from "./read-files.ts";

/** The texts of a record with every quoted figure in place; the same object when they quote none. */
export function fillTexts<T extends Record<string, unknown>>(texts: T, figures: Figures): T {
  if (!JSON.stringify(texts).includes("{{")) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      fillValue(text, language as Language, figures),
    ]),
  ) as T;
}

export function fillContent(content: Content): Content {
  const figures = figuresOf(content);
  return Object.fromEntries(
    Object.entries(content).map(([kind, records]) => [
      kind,
      records.map((record) => ({ ...record, texts: fillTexts(record.texts, figures) })),
    ]),
  ) as Content;
}

function fillValue(value: unknown, language: Language, figures: Figures): unknown {
  if (typeof value === "string") return fillFigures(value, language, figures);
  if (Array.isArray(value)) return value.map((entry) => fillValue(entry, language, figures));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, fillValue(entry, language, figures)]),
  );
}
