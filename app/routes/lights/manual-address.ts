import { fileUrl } from "#app/shell/file-url.ts";
import type { Model } from "./lights-query.ts";

export type Manual = NonNullable<Model["manual"]>;

/** The manual's page, or the file itself: a PDF that the maker supplies has no page. */
export function manualAddress({ id, path, readable }: Manual, fileHost: string, anchor = "") {
  return readable ? `/documents/${id}${anchor}` : fileUrl(path, fileHost);
}
