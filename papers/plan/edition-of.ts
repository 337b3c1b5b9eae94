import type { Library } from "../library.ts";
import { IS_SAMPLE } from "../paths.ts";

/** Version and date of a document: listed here for the sample, from the record for other makers. */
export function editionOf({ documents }: Library, id: string, [version, day]: [string, string]) {
  if (IS_SAMPLE) return { version, date: `${day}T09:00:00Z` };
  const known = documents.find((document) => document.id === id)?.data;
  const today = new Date().toISOString().slice(0, 10);
  return { version: known?.version ?? "1.0", date: known?.date ?? `${today}T00:00:00Z` };
}
