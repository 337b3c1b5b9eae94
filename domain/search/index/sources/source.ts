import type { SearchType } from "#config/product.ts";
import type { Language } from "#i18n/locales.ts";

/** Something that can be found, with its words in each language. */
export type Source = {
  type: SearchType;
  entity: string;
  /** A chapter of it; the thing itself has none. */
  part?: string;
  path: string;
  image: string | null | undefined;
  productTypes: string[];
  documentKind?: string;
  /** Order where nothing else decides: when everything is listed, or between equal matches. */
  position: number;
  boost(language: Language): number;
  words(language: Language): SourceWords | undefined;
};

type Words = (string | null | undefined)[];

export type SourceWords = {
  language: Language;
  title: string;
  /** Where the address depends on the language. */
  path?: string;
  /** What is searched as the title, where that is not all of it. */
  name?: string;
  /** What visitors say when they want this: each found as a title would be. */
  answers?: readonly string[] | null | undefined;
  /** Found nearly as if they stood in the title. */
  keys: Words;
  /** The same, and shown: what it is for. */
  purpose?: Words;
  /** What the excerpt is cut from. */
  body: Words;
  /** Found, never shown. */
  hidden?: Words;
};
