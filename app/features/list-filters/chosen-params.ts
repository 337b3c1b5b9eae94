import { redirect } from "react-router";

/** What a form says, without what was left empty. `nova` is no choice: links add it themselves. */
export function chosenParams(pairs: Iterable<[string, FormDataEntryValue]>): URLSearchParams {
  const chosen = [...pairs].flatMap(([name, value]) =>
    typeof value === "string" && value.trim() !== "" && name !== "nova" ? [[name, value.trim()]] : [],
  );
  return new URLSearchParams(chosen);
}

type Choices = Record<string, string | readonly string[] | undefined>;

/** The address of a list: what is chosen, in one order, so that one list has one address. The first page has no number. */
export function listPath(path: string, choices: Choices, page = 1): string {
  const pairs = Object.entries({ ...choices, page: page > 1 ? String(page) : undefined }).flatMap(
    ([name, values]) => [values ?? []].flat().map((value) => [name, value]),
  );
  return withParams(path, chosenParams(pairs as [string, string][]));
}

export function withParams(path: string, params: URLSearchParams): string {
  params.sort();
  return params.size > 0 ? `${path}?${params}` : path;
}

/** A browser without script also sends the fields that were left empty: it is led to the address without them. */
export function leadToTidyAddress(url: URL) {
  const tidy = tidyAddress(url);
  if (tidy) throw redirect(tidy);
}

export function tidyAddress({ pathname, searchParams }: URL): string | undefined {
  const filled = [...searchParams].filter(([, value]) => value.trim() !== "");
  if (filled.length === searchParams.size) return undefined;
  return withParams(pathname, new URLSearchParams(filled));
}
