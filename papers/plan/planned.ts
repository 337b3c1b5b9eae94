import type { RecordOf } from "#domain/content/records.ts";
import type { Language } from "../library.ts";

type Data = RecordOf<"documents">["data"];

export type Edition = { language: Language; title: string; number: string; version: string; date: string };

/** A document to print: its record, as far as it is known before printing, and its page. */
export type Planned = {
  id: string;
  record: Omit<Data, "pages" | "bytes" | "sha256">;
  makeHtml: () => string;
};
