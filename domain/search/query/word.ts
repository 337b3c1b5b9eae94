import { isShort, titleMark } from "../text/lexemes.ts";

/** One way in which a word can stand in a row: all of these lexemes; an open one may go on. */
export type Form = { lexemes: string[]; open?: boolean };

/** One thing asked for: a word, a wording of several, a model number, or two Burmese syllables that follow each other. */
export type Word = {
  /** Where it stands in the keyword. */
  start: number;
  end: number;
  forms: Form[];
  /** How it is looked for while it is still being typed, if nothing holds it as it is. */
  openForms: Form[];
  /** As it would be corrected; none for what is no single word. */
  plain?: string;
  weight: number;
  /** How many words of a title it is. */
  size: number;
};

export const closed = (...lexemes: string[]): Form => ({ lexemes });

/** One or two letters begin too many words, so they are looked for in titles alone. */
export function beginning(text: string): Form {
  return isShort(text) ? closed(titleMark + text) : { lexemes: [text], open: true };
}

/** In PostgreSQL's notation, in some fields or in all. Lexemes hold letters, digits and our own marks, so quoting them is enough. */
export function renderForms(forms: Form[], fields = ""): string {
  const written = forms.map(({ lexemes, open }) => {
    const label = `${open ? "*" : ""}${fields}`;
    return `(${lexemes.map((lexeme) => `'${lexeme}'${label && `:${label}`}`).join(" & ")})`;
  });
  return [...new Set(written)].join(" | ");
}
