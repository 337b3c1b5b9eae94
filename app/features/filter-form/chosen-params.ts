/** What a form says, without what was left empty. `nova` is no choice: links add it themselves. */
export function chosenParams(pairs: Iterable<[string, FormDataEntryValue]>): URLSearchParams {
  const chosen = [...pairs].flatMap(([name, value]) =>
    typeof value === "string" && value.trim() !== "" && name !== "nova" ? [[name, value.trim()]] : [],
  );
  return new URLSearchParams(chosen);
}

/** `/downloads?type=Brochure`, or the plain path when nothing was chosen. In one order, so that one list has one address. */
export function withParams(path: string, params: URLSearchParams): string {
  params.sort();
  return params.size > 0 ? `${path}?${params}` : path;
}

/** A browser without script also sends the fields that were left empty: the address without them, if it has any. */
export function tidyAddress({ pathname, searchParams }: URL): string | undefined {
  const filled = [...searchParams].filter(([, value]) => value.trim() !== "");
  if (filled.length === searchParams.size) return undefined;
  return withParams(pathname, new URLSearchParams(filled));
}
