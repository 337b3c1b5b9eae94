import { isShort, titleMark } from "../text/lexemes.ts";
import { type Stemmer, type Stems, stemLexeme } from "../text/stems.ts";
import { anyOf, type Leaf, type Need } from "./question.ts";

export type Reading = { stems: Stems; stemmers: Stemmer[] };

/** A word as typed, in any of its forms; the last word may still be being typed. */
export function wordNeed(word: string, isLast: boolean, { stems, stemmers }: Reading): Need {
  const forms = isLast ? beginningForms(word) : [{ lexeme: word }];
  for (const stemmer of stemmers) {
    const lexeme = stemLexeme(stems, stemmer, word);
    if (lexeme) forms.push({ lexeme });
  }
  return anyOf(forms);
}

/** Pairs of syllables stand for the phrase: each pair is one lexeme. */
export function syllableNeeds(syllables: string[], isLast: boolean): Need[] {
  const [only] = syllables;
  if (only !== undefined && syllables.length === 1) {
    return [isLast ? anyOf(beginningForms(only)) : { lexeme: only }];
  }
  return syllables.slice(1).map((syllable, index) => ({
    lexeme: `${syllables[index]}${syllable}`,
    ...(isLast && index === syllables.length - 2 ? { prefix: true } : {}),
  }));
}

export function isStopWord(word: string, stems: Stems) {
  const stem = stems.get(word);
  return stem !== undefined && (stem.english === "" || stem.spanish === "");
}

/** A word that may go on: all of it is among what begins so, unless that is looked for in titles alone. */
export function beginningForms(word: string): Leaf[] {
  const beginning = prefixLeaf(word);
  return beginning.lexeme === word ? [beginning] : [{ lexeme: word }, beginning];
}

/** The beginning of a word; one or two letters begin too many, so they are looked for in titles alone. */
function prefixLeaf(word: string): Leaf {
  return { lexeme: isShort(word) ? titleMark + word : word, prefix: true };
}
