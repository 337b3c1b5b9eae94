import { isNumber, isUnit, listChains } from "../text/compounds.ts";
import { type Stemmer, type Stems, stemLexeme } from "../text/stems.ts";
import type { Token } from "../text/tokens.ts";
import { beginning, closed, type Form, type Word } from "./word.ts";
import { findWording, type Wordings } from "./wordings.ts";

const shortWord = 4;
/** A pair of syllables is a piece of a word; a measure says less than a name. */
const pairWeight = 0.4;
const measureWeight = 0.5;

export type Reading = { stems: Stems; stemmers: Stemmer[]; wordings: Wordings };

/** Takes a keyword apart into the things it asks for: known wordings first, then model numbers, then single words. */
export function readWords(tokens: Token[], reading: Reading): Word[] {
  const words: Word[] = [];
  for (let from = 0; from < tokens.length; ) {
    const found = findWording(tokens, from, reading.wordings, reading.stems);
    const row = found?.row ?? runFrom(tokens, from, reading);
    const isLast = from + row.length === tokens.length;
    if (found) words.push(wordingOf(row, found.same, isLast, reading));
    else if (row[0]?.burmese) words.push(...pairsOf(row, isLast, tokens.length));
    else words.push(latinWord(row, isLast, reading));
    from += row.length;
  }
  const meaningful = words.filter((word) => !isStop(word, reading));
  return meaningful.length > 0 ? meaningful : words;
}

const isStop = ({ plain }: Word, { stems, stemmers: [own] }: Reading) =>
  plain !== undefined && own !== undefined && own !== "simple" && stems.get(plain)?.[own] === "";

/** Burmese up to the next known wording, or what belongs to one model number or measure: `r5 1p`, `5 kw`, `back-up`. */
function runFrom(tokens: Token[], from: number, { wordings, stems }: Reading): Token[] {
  const isWording = (at: number) => findWording(tokens, at, wordings, stems) !== undefined;
  let to = from + 1;
  for (; to < tokens.length; to++) {
    const [last, next] = tokens.slice(to - 1, to + 1) as [Token, Token];
    if (last.burmese !== next.burmese) break;
    if (next.burmese ? isWording(to) : !belongTogether(last, next) || (next.before === " " && isWording(to)))
      break;
  }
  return tokens.slice(from, to);
}

function belongTogether(last: Token, next: Token) {
  if (listChains([last, next]).length > 0) return true;
  const isModel = /\d/.test(last.text) || /\d/.test(next.text);
  const isShort = last.text.length <= shortWord && next.text.length <= shortWord;
  return isModel && isShort && /^\s+$/u.test(next.before);
}

function wordingOf(row: Token[], same: Token[][], isLast: boolean, reading: Reading): Word {
  const [only] = row;
  const literal =
    only && row.length === 1 && !only.burmese ? formsOf(only.text, reading) : wordingForms(row, reading);
  const others = same.flatMap((wording) => wordingForms(wording, reading));
  const openForms = isLast && only && row.length === 1 ? [beginning(only.text)] : [];
  return { ...placeOf(row), forms: [...literal, ...others], openForms, weight: 1, size: sizeOf(row) };
}

/** All words of a wording that mean something, each by its stem. */
function wordingForms(wording: Token[], { stems, stemmers }: Reading): Form[] {
  return stemmers.flatMap((stemmer) => {
    const lexemes = wording.flatMap(({ text, burmese }, index) => {
      if (burmese) return pairLexeme(wording, index);
      return stems.get(text)?.[stemmer] === "" ? [] : (stemLexeme(stems, stemmer, text) ?? text);
    });
    return lexemes.length > 0 ? closed(...lexemes) : [];
  });
}

function pairLexeme(row: Token[], index: number): string | [] {
  const [token, next] = [row[index], row[index + 1]];
  if (next?.burmese) return `${token?.text}${next.text}`;
  return row[index - 1]?.burmese ? [] : (token?.text ?? []);
}

/** Pairs stand for the phrase, across spaces. One syllable between known wordings is a particle. */
function pairsOf(row: Token[], isLast: boolean, all: number): Word[] {
  if (row.length === 1 && all > 1) return [];
  const ends = row.length === 1 ? row : row.slice(1);
  return ends.map((end, index) => {
    const pair = row.length === 1 ? row : row.slice(index, index + 2);
    const lexeme = pair.map(({ text }) => text).join("");
    const openForms = isLast && end === row.at(-1) ? [beginning(lexeme)] : [];
    return { ...placeOf(pair), forms: [closed(lexeme)], openForms, weight: pairWeight, size: 1 };
  });
}

function latinWord(row: Token[], isLast: boolean, reading: Reading): Word {
  const text = row.map((token) => token.text).join("");
  const openForms = isLast ? [beginning(text)] : [];
  const word = { ...placeOf(row), openForms, size: row.length };
  if (isMeasure(row, text)) return { ...word, forms: [closed(text)], weight: measureWeight };
  if (row.length > 1) {
    const parts = row.map((token) => token.text);
    if (isLast) openForms.push({ lexemes: parts, open: true });
    return { ...word, forms: [closed(text), closed(...parts)], weight: 1 };
  }
  return { ...word, forms: [...formsOf(text, reading), ...splitModel(text)], plain: text, weight: 1 };
}

function isMeasure(row: Token[], text: string) {
  const [, number = "", unit = ""] = /^(\d+)([a-z]+)$/.exec(text) ?? [];
  return row.length <= 2 && isNumber(number) && isUnit(unit);
}

/** `cairn10` is also Cairn and 10. */
function splitModel(text: string): Form[] {
  const [, letters = "", digits = ""] = /^(\D+)(\d+)$/.exec(text) ?? [];
  return letters.length > 2 || digits.length > 2 ? [closed(letters, digits)] : [];
}

function formsOf(text: string, { stems, stemmers }: Reading): Form[] {
  const lexemes = stemmers.flatMap((stemmer) => stemLexeme(stems, stemmer, text) ?? []);
  return [text, ...lexemes].map((lexeme) => closed(lexeme));
}

const placeOf = (row: Token[]) => ({ start: row[0]?.start ?? 0, end: row.at(-1)?.end ?? 0 });

/** How long a title is: words without meaning do not count. */
export function titleSize(tokens: Token[], stemmer: Stemmer, stems: Stems): number {
  return sizeOf(tokens.filter(({ text }) => stemmer === "simple" || stems.get(text)?.[stemmer] !== ""));
}

/** Words, and pairs of syllables. */
function sizeOf(tokens: Token[]): number {
  return tokens.filter(({ burmese }, index) => {
    const next = tokens[index + 1];
    return !burmese || (next?.burmese ?? false) || !tokens[index - 1]?.burmese;
  }).length;
}
