import { isNumber, isUnit, listChains } from "../text/compounds.ts";
import { synonymLexeme, wordingLengths } from "../text/synonym-terms.ts";
import type { FindSynonyms } from "../text/synonyms.ts";
import type { Token } from "../text/tokens.ts";
import { allOf, anyOf, type Group, type Need } from "./question.ts";
import { beginningForms, isStopWord, type Reading, syllableNeeds, wordNeed } from "./word-needs.ts";

const shortWord = 4;

/** Takes a keyword apart into the things it asks for: known wordings first, then model numbers, then single words. */
export function readGroups(tokens: Token[], reading: Reading, findSynonyms: FindSynonyms): Group[] {
  const groups: Group[] = [];
  for (let from = 0; from < tokens.length; ) {
    const { group, length } =
      readWording(tokens, from, reading, findSynonyms) ??
      (tokens[from]?.burmese
        ? readSyllables(tokens, from, findSynonyms)
        : readWords(tokens, from, reading, findSynonyms));
    groups.push(group);
    from += length;
  }
  return groups;
}

type Read = { group: Group; length: number };

function readWording(
  tokens: Token[],
  from: number,
  reading: Reading,
  findSynonyms: FindSynonyms,
): Read | undefined {
  const length = wordingLength(tokens, from, findSynonyms);
  if (length === 0) return undefined;
  const row = tokens.slice(from, from + length);
  const isLast = from + length === tokens.length;
  const { ids = [], wordings = [], terms = [] } = findSynonyms(row) ?? {};
  const synonyms = ids.map((id) => ({ lexeme: synonymLexeme(id) }));
  // Several words that are one wording are wanted together, not wherever each of them stands.
  const literal = length > 1 ? anyOf(synonyms) : allOf(listParts(row, isLast, reading));
  const covered = length > 1 || isCovered(row[0] as Token, isLast, terms, reading);
  return { group: groupOf(row, literal, { synonyms, wordings, covered }), length };
}

/**
 * What holds a word that is a wording in all its forms is marked with its synonyms. The last word may go on: not a long one, but
 * `webinars` is no form of `webinar` in Spanish.
 */
function isCovered({ text, burmese }: Token, isLast: boolean, terms: string[], { stems, stemmers }: Reading) {
  if (burmese || (isLast && (text.length <= shortWord || stemmers.length > 1))) return false;
  const forms = [text, ...stemmers.map((stemmer) => stems.get(text)?.[stemmer] || text)];
  return forms.every((form) => terms.includes(form));
}

/** How many words from here are a wording that has synonyms; the longest counts. */
function wordingLength(tokens: Token[], from: number, findSynonyms: FindSynonyms) {
  return wordingLengths(tokens, from).find((length) => findSynonyms(tokens.slice(from, from + length))) ?? 0;
}

function readSyllables(tokens: Token[], from: number, findSynonyms: FindSynonyms): Read {
  let length = 1;
  for (; ; length++) {
    const next = tokens[from + length];
    if (!next?.burmese || /\s/u.test(next.before) || wordingLength(tokens, from + length, findSynonyms) > 0)
      break;
  }
  const row = tokens.slice(from, from + length);
  const parts = syllableNeeds(
    row.map(({ text }) => text),
    from + length === tokens.length,
  );
  const isRest = length === 1 && tokens.length > 1;
  return { group: groupOf(row, allOf(parts), { parts, weak: isRest }), length };
}

/** A word, or several that may be one model number or measure: `r5 1p`, `5 kw`, `back-up`. */
function readWords(tokens: Token[], from: number, reading: Reading, findSynonyms: FindSynonyms): Read {
  let length = 1;
  for (; ; length++) {
    const last = tokens[from + length - 1];
    const next = tokens[from + length];
    if (!last || !next || next.burmese || !belongTogether(last, next, reading)) break;
    if (/\s/u.test(next.before) && wordingLength(tokens, from + length, findSynonyms) > 0) break;
  }
  const row = tokens.slice(from, from + length);
  const isLast = from + length === tokens.length;
  const parts = listParts(row, isLast, reading);
  if (length === 1) {
    const weak = isStopWord(row[0]?.text ?? "", reading.stems);
    return { group: groupOf(row, allOf(parts), { weak }), length };
  }
  return { group: groupOf(row, runNeed(row, parts, isLast, reading), { parts }), length };
}

function belongTogether(last: Token, next: Token, { stems }: Reading) {
  if (listChains([last, next]).length > 0) return true;
  const isShort = (token: Token) => token.text.length <= shortWord && !isStopWord(token.text, stems);
  const isModel = /\d/.test(last.text) || /\d/.test(next.text);
  return isModel && isShort(last) && isShort(next) && /^\s+$/u.test(next.before);
}

/** All written as one, or each part on its own; a measure or a word such as `all-in-one` only as one. */
function runNeed(row: Token[], parts: Need[], isLast: boolean, { stems }: Reading): Need {
  const lexeme = row.map(({ text }) => text).join("");
  const joined = isLast ? anyOf(beginningForms(lexeme)) : { lexeme };
  const [number, unit] = row;
  const isMeasure = row.length === 2 && isNumber(number?.text ?? "") && isUnit(unit?.text ?? "");
  const isOneWord = !/\d/.test(lexeme) && row.some(({ text }) => isStopWord(text, stems));
  return isMeasure || isOneWord ? joined : anyOf([joined, allOf(parts)]);
}

function listParts(row: Token[], isLast: boolean, reading: Reading): Need[] {
  const parts: Need[] = [];
  for (let index = 0; index < row.length; ) {
    const rest = row.slice(index);
    const end = rest.findIndex(({ burmese }) => burmese !== rest[0]?.burmese);
    const run = (end === -1 ? rest : rest.slice(0, end)).map(({ text }) => text);
    const endsKeyword = isLast && index + run.length === row.length;
    if (rest[0]?.burmese) parts.push(...syllableNeeds(run, endsKeyword));
    else parts.push(...run.map((word, at) => wordNeed(word, endsKeyword && at === run.length - 1, reading)));
    index += run.length;
  }
  return parts;
}

function groupOf(row: Token[], literal: Need, more: Partial<Group>): Group {
  return {
    literal,
    synonyms: [],
    wordings: [],
    covered: false,
    parts: [literal],
    weak: false,
    start: row[0]?.start ?? 0,
    end: row.at(-1)?.end ?? 0,
    ...more,
  };
}
