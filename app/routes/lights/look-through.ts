import { withEntries } from "./entries-in-page.ts";
import { matchLocally } from "./find-lights.ts";
import { faultsOf, type Lights, type LightsQuery, readLightsQuery } from "./lights-query.ts";

type Page = { query: LightsQuery; faults: ReturnType<typeof faultsOf>; lights: Lights };

/** Answers an address from a page that holds every entry: what the server would say, but for words that only it knows. */
export function lookThrough<Whole extends Page>(page: Whole, search: URLSearchParams): Whole {
  const query = readLightsQuery(search);
  const tables = page.lights.tables.map(withEntries);
  const found = query.keyword ? matchLocally(query.keyword, tables) : null;
  const lights = { ...page.lights, tables, found };
  return { ...page, query, lights, faults: faultsOf(query, lights) };
}
