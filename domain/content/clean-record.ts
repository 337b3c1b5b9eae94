import { typesetAll } from "#i18n/typeset.ts";
import { cleanHtml } from "./clean-html.ts";
import type { PartKind } from "./parts/part.ts";
import type { Stored } from "./rows/plain.ts";
import type { Row } from "./rows/rows.ts";

const htmlFields: Partial<Record<PartKind, string[]>> = {
  products: ["description"],
  solutions: ["body"],
  cases: ["body"],
  blogs: ["body"],
  news: ["body"],
  events: ["body"],
  webinars: ["body"],
  "warranty-terms": ["body"],
  pages: ["body"],
};

/** Words that stand in the one file of a record, by language. */
const wordFields: Partial<Record<PartKind, string>> = { documents: "titles", certificates: "scope" };

/** Rich text is cleaned on its way into the database, so that nothing unclean is ever there to be shown; figures are set. */
export function cleanRecord(kind: PartKind, record: Stored): Stored {
  if (kind === "media" || kind === "maker") return record;
  const fields = htmlFields[kind];
  const clean = kind === "faq" ? cleanAnswers : (text: Row) => cleanFields(text, fields ?? []);
  return {
    ...record,
    data: setWords(record.data, wordFields[kind]),
    texts: Object.fromEntries(
      Object.entries(record.texts).map(([language, text]) => [language, typesetAll(clean(text))]),
    ),
  };
}

function setWords(data: Row, field: string | undefined): Row {
  return field ? { ...data, [field]: typesetAll(data[field]) } : data;
}

function cleanFields(text: Row, fields: string[]): Row {
  return { ...text, ...Object.fromEntries(fields.map((field) => [field, cleanHtml(String(text[field]))])) };
}

function cleanAnswers(text: Row): Row {
  const entries = text.entries as Record<string, { question: string; answer: string }>;
  return {
    ...text,
    entries: Object.fromEntries(
      Object.entries(entries).map(([id, entry]) => [id, { ...entry, answer: cleanHtml(entry.answer) }]),
    ),
  };
}
