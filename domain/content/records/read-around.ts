import { arrayOverlaps, inArray, or } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import { products } from "#db/schema/catalogue.ts";
import { contentRecords } from "#db/schema/content.ts";
import { listQuoted } from "../figures.ts";
import type { KindName } from "../kinds.ts";
import { readParts } from "../parts/store.ts";
import { type Content, fillKinds, type RecordNames } from "../records.ts";
import { listReferences } from "../references.ts";
import { assembleRecords } from "./assemble.ts";

/** Few records each, which the rules of the trade hold against others. */
const whole: KindName[] = ["specs", "solutions", "cases", "warranty", "variants"];

/** The published records whose texts quote figures of these products. */
export async function findQuoting(db: Queries, names: RecordNames): Promise<RecordNames> {
  const quoted = [...(names.get("products") ?? [])];
  if (quoted.length === 0) return new Map();
  const rows = await db.select().from(contentRecords).where(arrayOverlaps(contentRecords.quotes, quoted));
  const byKind = Map.groupBy(rows, ({ kind }) => kind as KindName);
  return new Map([...byKind].map(([kind, own]) => [kind, new Set(own.map(({ id }) => id))]));
}

/** As much of what is published as the checks of these records look at: what they name and quote, and what names them. */
export async function readAround(db: Queries, named: Content, quoting: RecordNames): Promise<Content> {
  const held = await fillKinds(async (kind) =>
    readRecords(db, kind, whole.includes(kind) ? undefined : idsOf(named, kind, quoting)),
  );
  const wanted = Map.groupBy(listReferences(named), ({ kind }) => kind);
  const more = await fillKinds(async (kind) => {
    if (whole.includes(kind)) return [];
    const known = new Set(held[kind].map(({ id }) => id));
    const names = (wanted.get(kind) ?? []).map(({ name }) => name);
    const others = kind === "products" ? await listNeighbours(db, named, held) : [];
    return readRecords(
      db,
      kind,
      [...new Set([...names, ...others])].filter((id) => !known.has(id)),
    );
  });
  return fillKinds(async (kind) => [...held[kind], ...more[kind]].sort((a, b) => (a.id < b.id ? -1 : 1)));
}

/** The stored records of a kind, all or some. */
async function readRecords(db: Queries, kind: KindName, ids?: string[]) {
  return assembleRecords(await readParts(db, kind, ids)).records.get(kind) ?? [];
}

const idsOf = (named: Content, kind: KindName, quoting: RecordNames) => [
  ...new Set([...named[kind].map(({ id }) => id), ...(quoting.get(kind) ?? [])]),
];

/** Products that are quoted beside the named ones, stand beside them in a solution or a case, or share series or model. */
async function listNeighbours(db: Queries, named: Content, held: Content) {
  const ids = new Set(named.products.map(({ id }) => id));
  const beside = [...held.solutions, ...held.cases]
    .map(({ data }) => data.products?.map(({ product }) => product) ?? [])
    .filter((counts) => counts.some((id) => ids.has(id)));
  const quoted = [named, held]
    .flatMap((content) => Object.values(content))
    .flatMap((records) => listQuoted(JSON.stringify(records.map(({ texts }) => texts))));
  const series = [...named.products, ...held.products].map(({ data }) => data.series);
  const promised = [...named.warranty].flatMap(({ data }) => data.series);
  const alike = await db
    .select({ id: products.id })
    .from(products)
    .where(
      or(
        inArray(products.series, [...series, ...promised]),
        inArray(
          products.model,
          named.products.map(({ data }) => data.model),
        ),
      ),
    );
  return [...beside.flat(), ...quoted, ...alike.map(({ id }) => id)];
}
