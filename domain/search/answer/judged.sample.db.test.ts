import { afterAll, beforeAll, expect, test } from "vitest";
import type { Language } from "#i18n/locales.ts";
import { openSampleDatabase } from "#tests/support/sample-database.ts";
import burmese from "./queries/burmese.json" with { type: "json" };
import english from "./queries/english.json" with { type: "json" };
import judged from "./queries/judged.json" with { type: "json" };
import spanish from "./queries/spanish.json" with { type: "json" };
import { searchByType } from "./search-by-type.ts";

let sample: Awaited<ReturnType<typeof openSampleDatabase>>;
beforeAll(async () => {
  sample = await openSampleDatabase();
});
afterAll(() => sample.close());

type Hit = Awaited<ReturnType<typeof searchByType>>["list"][number];

type Result = { name: string; query: string; place: number };

/** Each set was written by one hand; C and D after the first phrases, so they flatter least. */
const floors: Record<string, [first: number, third: number]> = {
  judged: [80, 90],
  "own en": [80, 95],
  "own es": [80, 95],
  "own my": [72, 94],
};

test("the right page comes first, or among the first three, as often as before", async () => {
  const own = Object.entries({ en: english, es: spanish, my: burmese }).flatMap(([language, queries]) =>
    queries.map(({ query, type, id }) => {
      const isRight = (hit: Hit) => hit.type === type && hit.id === id;
      return { name: `own ${language}`, language, query, isRight };
    }),
  );
  const all = judged.map(({ set, language, query, good }) => {
    return { name: `set ${set}`, language, query, isRight: (hit: Hit) => isGood(hit, good) };
  });
  const found = await askAll([...all, ...own]);
  const results = [...found, ...found.slice(0, all.length).map((it) => ({ ...it, name: "judged" }))];
  const shares = sharesOf(results);
  const missed = results
    .filter(({ place }) => place > 0)
    .map(({ name, query, place }) => `${name} ${query} ${place}`);
  for (const [name, [first, third]] of Object.entries(floors)) {
    const share = shares.get(name);
    expect
      .soft(share?.first, `${name} first, ${JSON.stringify([...shares])}, missed ${missed.join("\n")}`)
      .toBeGreaterThanOrEqual(first);
    expect.soft(share?.third, `${name} among three`).toBeGreaterThanOrEqual(third);
  }
}, 600_000);

type Query = { name: string; language: string; query: string; isRight(hit: Hit): boolean };

/** As many at a time as there are connections. */
async function askAll(queries: Query[]): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < queries.length; from += 5)
    results.push(...(await Promise.all(queries.slice(from, from + 5).map(ask))));
  return results;
}

async function ask({ name, language, query, isRight }: Query): Promise<Result> {
  const reader = { db: sample.db, language: language as Language, tags: new Set<string>() };
  const { list } = await searchByType(reader, { keyword: query, pageNum: 1, pageSize: 3 });
  const place = list.findIndex(isRight);
  return { name, query: `${language} ${query}`, place: place < 0 ? Number.POSITIVE_INFINITY : place };
}

/** `*` stands for anything; a fragment or query may follow; a paper is known by its page. */
function isGood(hit: Hit, good: string[]) {
  const address = hit.type === "document" ? `/documents/${hit.id}` : hit.url;
  return good.some((pattern) => {
    const parts = pattern.split(/\*+/).map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, "\\$&"));
    return new RegExp(`^${parts.join(".*")}(?:[?#].*)?$`).test(address);
  });
}

function sharesOf(results: { name: string; place: number }[]) {
  const groups = Map.groupBy(results, ({ name }) => name);
  return new Map(
    [...groups].map(([name, list]) => {
      const share = (most: number) =>
        Math.round((100 * list.filter(({ place }) => place < most).length) / list.length);
      return [name, { first: share(1), third: share(3) }];
    }),
  );
}
