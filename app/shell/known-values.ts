import type { ApiRequest, ApiTransport } from "#api/client.ts";

/** The shell and the router read these, and no data is asked for by them. */
const notOfThePage = ["nova", "_routes"];

/**
 * Whether every value in the address of a page names something that there is: a page of a list, a category, a choice that
 * narrows. Told by what the page asks for and what it gets: a value that is passed on must find something, any other must
 * stand in an answer. There are as many addresses of the other kind as somebody cares to write.
 */
export function watchValues(searchParams: URLSearchParams, transport: ApiTransport) {
  const open = new Map([...searchParams].filter(([name]) => !notOfThePage.includes(name)).map(pairOf));
  const watched: ApiTransport = async (request) => {
    const answer = await transport(request);
    if (answer.status !== 200) return answer;
    for (const [key, [name, value]] of open)
      if (isFound(name, value, request, answer.envelope.data)) open.delete(key);
    return answer;
  };
  return { transport: watched, areKnown: () => open.size === 0 };
}

function pairOf([name, value]: [string, string]): [string, [string, string]] {
  return [`${name}=${value}`, [name, value]];
}

function isFound(name: string, value: string, request: ApiRequest, data: unknown) {
  const isPassedOn = Object.values(request.params).flat().map(String).includes(value);
  const finds = isPassedOn && !isEmpty(data);
  if (name === "page") return finds;
  if (name === "spec" && hasFacets(data)) return isOffered(data.facets, value);
  // A facet passes anything on, and a value that there is hides one that there is not.
  return (finds && !hasFacet(data, name)) || stands(value, data);
}

function stands(value: string, data: unknown): boolean {
  if (!isRecord(data)) return data === value;
  for (const name in data) if (stands(value, data[name])) return true;
  return false;
}

function isEmpty(data: unknown) {
  return isRecord(data) && Array.isArray(data.list) && data.list.length === 0;
}

type Facet = { id: string; options: { id: string }[] };

function hasFacets(data: unknown): data is { facets: Facet[] } {
  return isRecord(data) && Array.isArray(data.facets);
}

function hasFacet(data: unknown, name: string) {
  return hasFacets(data) && data.facets.some(({ id }) => id === name);
}

/** `weight:0-20`: a facet without a parameter of its own. */
function isOffered(facets: Facet[], pair: string) {
  return facets.some(({ id, options }) => options.some((option) => pair === `${id}:${option.id}`));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
