import type { Language } from "#i18n/locales.ts";
import { type Dictionary, listBeginnings, listLexemes } from "../text/lexemes.ts";
import { stemmerOf } from "../text/stems.ts";
import { type Token, tokenise } from "../text/tokens.ts";

type Weight = "A" | "B" | "C" | "D";
/** A piece of text in one language; A is the title, B key words, C the text shown, D what is found but not shown. */
export type Field = { weight: Weight; language: Language; text: string };
export type TokenField = Omit<Field, "text"> & { tokens: Token[] };

const weights = "ABCD";
/** Title and key words are read for a thousand rows at a time to rank them, so their number has a limit. */
const longestHead = 120;
/** Stems and synonyms are not typed, so they are not the beginning of anything. */
const marked = new Set("~^=");
/** A position per weight, for every set of weights: only the weights matter here. */
const positions = Array.from({ length: 16 }, (_, bits) =>
  [...weights].flatMap((weight, index) => (bits & (1 << index) ? `${index + 1}${weight}` : [])).join(","),
);

export const tokeniseField = ({ text, ...field }: Field): TokenField => ({
  ...field,
  tokens: tokenise(text),
});

/** The two text search vectors of a row as PostgreSQL reads them: all of it, and title and key words alone. */
export function buildVectors(fields: TokenField[], dictionary: Dictionary): { head: string; tsv: string } {
  const lexemes = new Map<string, number>();
  for (const { weight, language, tokens } of fields) {
    const bit = 1 << weights.indexOf(weight);
    for (const lexeme of listLexemes(tokens, stemmerOf(language), dictionary)) {
      lexemes.set(lexeme, (lexemes.get(lexeme) ?? 0) | bit);
    }
  }
  const head: string[] = [];
  const tsv: string[] = [];
  const beginnings = new Set<string>();
  for (const [lexeme, bits] of lexemes) {
    tsv.push(`'${lexeme}':${positions[bits]}`);
    if ((bits & 3) === 0 || head.length === longestHead) continue;
    head.push(`'${lexeme}':${positions[bits & 3]}`);
    if (!marked.has(lexeme[0] ?? "")) for (const it of listBeginnings(lexeme)) beginnings.add(`'${it}'`);
  }
  return { head: head.join(" "), tsv: [...tsv, ...beginnings].join(" ") };
}
