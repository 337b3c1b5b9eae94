import type { Language } from "#i18n/locales.ts";
import { listBeginnings, listLexemes } from "../text/lexemes.ts";
import { type Stems, stemmerOf } from "../text/stems.ts";
import { type Token, tokenise } from "../text/tokens.ts";

type Weight = "A" | "B" | "C" | "D";
/** A piece of text in one language; A is the title or a phrase, B what the thing is for, C its text, D small print. */
export type Field = { weight: Weight; language: Language; text: string };
export type TokenField = Omit<Field, "text"> & { tokens: Token[] };

const weights = "ABCD";
/** A position per weight, for every set of weights: only the weights matter here. */
const positions = Array.from({ length: 16 }, (_, bits) =>
  [...weights].flatMap((weight, index) => (bits & (1 << index) ? `${index + 1}${weight}` : [])).join(","),
);

export const tokeniseField = ({ text, ...field }: Field): TokenField => ({
  ...field,
  tokens: tokenise(text),
});

/** The text search vector of a row as PostgreSQL reads it. */
export function buildVector(fields: TokenField[], stems: Stems): string {
  const lexemes = new Map<string, number>();
  const beginnings = new Set<string>();
  for (const { weight, language, tokens } of fields) {
    const bit = 1 << weights.indexOf(weight);
    for (const lexeme of listLexemes(tokens, stemmerOf(language), stems))
      lexemes.set(lexeme, (lexemes.get(lexeme) ?? 0) | bit);
    if (weight === "A")
      for (const { text } of tokens) for (const it of listBeginnings(text)) beginnings.add(it);
  }
  const written = [...lexemes].map(([lexeme, bits]) => `'${lexeme}':${positions[bits]}`);
  return [...written, ...[...beginnings].map((it) => `'${it}':1A`)].join(" ");
}
