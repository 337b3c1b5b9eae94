import type { Data } from "#api/client.ts";

type Whole = Data<"download/getDocumentSearchResultList">["list"][number];

/** What a list shows of a document. Loaders send this and no more. */
export type DocumentEntry = Pick<
  Whole,
  | "id"
  | "title"
  | "titleLanguage"
  | "kind"
  | "language"
  | "version"
  | "date"
  | "pages"
  | "bytes"
  | "sha256"
  | "path"
  | "readable"
>;

export function documentEntry(document: DocumentEntry): DocumentEntry {
  const { id, title, titleLanguage, kind, language, version, date, pages, bytes, sha256, path, readable } =
    document;
  return { id, title, titleLanguage, kind, language, version, date, pages, bytes, sha256, path, readable };
}
