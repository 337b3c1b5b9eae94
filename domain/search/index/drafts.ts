import { createHash } from "node:crypto";
import { defaultLanguage, type Language } from "#i18n/locales.ts";
import type { Source, SourceWords } from "./sources/source.ts";
import { wordsOfType } from "./sources/type-words.ts";
import type { Field } from "./vector.ts";

/** A row before its words are taken apart. */
export type Draft = {
  source: Source;
  entity: string;
  language: Language;
  part: string;
  words: SourceWords;
  body: string;
  boost: number;
  fields: Field[];
  hash: string;
};

/** A thing or a chapter in one language, and the phrases it answers. */
export function draftsOf(source: Source, language: Language): Draft[] {
  const words = source.words(language);
  if (!words) return [];
  const english = language === defaultLanguage ? undefined : source.words(defaultLanguage);
  const { part = "" } = source;
  const body = joined([...(words.purpose ?? []), ...words.body]);
  const phrases = (words.answers ?? []).map((phrase, index) =>
    complete({
      source,
      language,
      words,
      part: `${part}?${index}`,
      body: "",
      fields: [{ weight: "A", language: words.language, text: phrase }],
    }),
  );
  return [
    complete({ source, language, words, part, body, fields: fieldsOf(source, words, english) }),
    ...phrases,
  ];
}

function complete(draft: Omit<Draft, "entity" | "boost" | "hash">): Draft {
  const { source, language, words, body, fields } = draft;
  const boost = source.boost(language);
  const said = [source, words.language, words.title, words.path, body, boost, fields];
  const hash = createHash("sha256").update(JSON.stringify(said)).digest("base64url").slice(0, 16);
  return { ...draft, entity: source.entity, boost, hash };
}

/** English terms are typed everywhere, so a translated row is also found by its English title. */
function fieldsOf({ type }: Source, words: SourceWords, english?: SourceWords): Field[] {
  const { language, title, name = title, keys, purpose = [], body, hidden = [] } = words;
  return [
    { weight: "A", language, text: name },
    { weight: "B", language, text: joined([name === title ? "" : title, ...keys, ...purpose]) },
    { weight: "C", language, text: joined(body) },
    { weight: "D", language, text: joined([wordsOfType(type, language), ...hidden]) },
    { weight: "D", language: defaultLanguage, text: english ? joined([english.title, ...english.keys]) : "" },
  ];
}

/** A full stop, the Burmese one after Burmese, keeps the words of two texts from being read as one. */
function joined(texts: (string | null | undefined)[]) {
  return texts
    .filter(Boolean)
    .join(". ")
    .replaceAll(/([.!?။၊])\. /gu, "$1 ")
    .replaceAll(/(?<=[\u1000-\u109f])\. /gu, "။ ");
}
