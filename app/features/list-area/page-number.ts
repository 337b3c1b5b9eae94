/** The page a query asks for; anything that is no page number is the first. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(search.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** The address of a page of a list; the first one has no number. */
export function pagePath(path: string, query: Record<string, string | undefined>, page: number): string {
  const known = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(page > 1 ? [...known, ["page", String(page)]] : known);
  return search.size > 0 ? `${path}?${search}` : path;
}
