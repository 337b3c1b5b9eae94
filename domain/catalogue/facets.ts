import { asc, isNotNull } from "drizzle-orm";
import { specs, specTexts } from "#db/schema/catalogue.ts";
import type { namedFilters } from "#db/schema/shapes.ts";
import { forEachLanguage } from "#i18n/locales.ts";
import { findTexts, type Reader } from "../reader.ts";
import { countryName } from "../site/countries.ts";
import type { Tally } from "./tallies.ts";

/** A filter of the lists. One without a name uses interface words. */
type Facet = { id: string; name: string | null; unit: string | null; words: Record<string, string> };

/** Named filters have their own parameter; the others are written `nightConsumption:0-1`. */
export type Filters = Partial<
  Record<(typeof namedFilters)[number] | "market" | "segment" | "spec", string[]>
>;

export type Chosen = Map<string, string[]>;

const ofEveryProduct: Facet[] = ["market", "segment"].map((id) => ({
  id,
  name: null,
  unit: null,
  words: {},
}));

/** Specs with `filter` in their order, then the filters that every product has. */
export async function listFacets(reader: Reader): Promise<Facet[]> {
  reader.tags.add("specs");
  const rows = await reader.db
    .select({ id: specs.id, unit: specs.unit, filter: specs.filter })
    .from(specs)
    .where(isNotNull(specs.filter))
    .orderBy(asc(specs.position));
  const texts = await findTexts(
    reader,
    specTexts,
    rows.map(({ id }) => id),
  );
  const facets = new Map<string, Facet>();
  for (const { id, unit, filter } of rows) {
    const text = texts.get(id);
    const facet = filter?.as ?? id;
    const words = { ...facets.get(facet)?.words, ...text?.choices };
    facets.set(facet, { id: facet, name: filter?.as ? null : (text?.name ?? id), unit, words });
  }
  return [...facets.values(), ...ofEveryProduct];
}

/** Ignores specs that are not facets. */
export function readChosen({ spec = [], ...named }: Filters, facets: Facet[]): Chosen {
  const chosen = facets.map(({ id }): [string, string[]] => {
    const paired = spec.filter((pair) => pair.startsWith(`${id}:`)).map((pair) => pair.slice(id.length + 1));
    return [id, [...(named[id as keyof typeof named] ?? []), ...paired]];
  });
  return new Map(chosen.filter(([, values]) => values.length > 0));
}

/** AND between facets, OR inside one: the facets in which a tally matches no chosen option. */
export function createMissed(chosen: Chosen) {
  const wanted = [...chosen].map(([id, values]) => ({
    id,
    options: values.map((value) => `${id}:${value}`),
  }));
  return ({ options: offered }: Tally) =>
    wanted.filter(({ options }) => !options.some((option) => offered.includes(option))).map(({ id }) => id);
}

/** Each facet's options with the number of products that would be listed if that option were chosen too. */
export function countOptions(reader: Reader, tallies: Tally[], facets: Facet[], chosen: Chosen) {
  const counts = countByOption(tallies, chosen);
  return facets
    .map(({ id, name, unit, words }) => ({
      id,
      name,
      unit,
      options: nameOptions(reader, id, words, counts.get(id) ?? []),
    }))
    .filter(({ id, options }) => options.length > 1 || chosen.has(id));
}

/** A tally that matches all facets counts for each; one that misses a single facet counts for that facet. */
function countByOption(tallies: Tally[], chosen: Chosen) {
  const missedBy = createMissed(chosen);
  const counts = new Map<string, number>();
  for (const tally of tallies) {
    const [only, ...others] = missedBy(tally);
    if (others.length > 0) continue;
    for (const option of tally.options) {
      if (only === undefined || option.startsWith(`${only}:`))
        counts.set(option, (counts.get(option) ?? 0) + tally.count);
    }
  }
  const options = [...counts].map(([option, count]) => {
    const end = option.indexOf(":");
    return { facet: option.slice(0, end), id: option.slice(end + 1), count };
  });
  return Map.groupBy(options, ({ facet }) => facet);
}

/** Cached, because creating a collator costs more than using it. */
const byAlphabet = forEachLanguage((language) => new Intl.Collator(language));

function nameOptions(
  { language }: Reader,
  facet: string,
  words: Record<string, string>,
  counts: { id: string; count: number }[],
) {
  const nameOf = (id: string) => (facet === "market" ? countryName(language, id) : (words[id] ?? id));
  return counts
    .map(({ id, count }) => ({ id, count, name: nameOf(id) }))
    .sort(
      (a, b) => leadingNumber(a.id) - leadingNumber(b.id) || byAlphabet[language].compare(a.name, b.name),
    );
}

const leadingNumber = (id: string) => Number.parseFloat(id) || 0;
