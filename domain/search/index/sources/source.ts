import type { SearchType } from "#config/product.ts";
import type { Language } from "#i18n/locales.ts";

/** Something that can be found, with its words in each language. */
export type Source = {
  type: SearchType;
  entity: string;
  path: string;
  image: string | null | undefined;
  productTypes: string[];
  documentKind?: string;
  marks?: number;
  /** Order where nothing else decides: when everything is listed, or between equal matches. */
  position: number;
  boost(language: Language): number;
  words(language: Language): SourceWords | undefined;
};

export type SourceWords = {
  language: Language;
  title: string;
  /** Where the address depends on the language. */
  path?: string;
  /** Found as if they stood in the title. */
  keys: (string | null | undefined)[];
  /** What the excerpt is cut from. */
  body: (string | null | undefined)[];
  /** Found, never shown. */
  hidden?: (string | null | undefined)[];
};
