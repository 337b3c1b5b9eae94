/** The address of a search. An empty keyword is not refused: everything is listed. */
export function searchPath(keyword: string): string {
  // What keeps a word on one line is not part of it.
  const text = keyword.replaceAll("\u2060", "").trim();
  if (text === "") return "/search";
  // Browsers resolve a segment of dots, however it is escaped, and the router takes `.data` for its own; the query
  // survives.
  return /^\.{1,2}$|\.data$/.test(text)
    ? `/search?keyword=${encodeURIComponent(text)}`
    : `/search/${encodeURIComponent(text)}`;
}
