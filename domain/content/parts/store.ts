import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#db/client.ts";
import { type causes, contentParts, contentPublications, contentRevisions } from "#db/schema/content.ts";
import { upsertRows } from "../rows/rows.ts";
import { hashOf, type Key, keyOf, type Part, type PartKind, type PartName } from "./part.ts";

export type StoredPart = Part & { value: unknown };
export type Revision = Key & { before: Part | undefined; after: Part | undefined; value: unknown };
export type About = {
  cause: (typeof causes)[number];
  actor?: string | undefined;
  /** For those who work on the content. */
  note?: string | undefined;
  /** Why, for visitors, by language. */
  message?: Record<string, string> | undefined;
  undoes?: number | undefined;
};

/** The hash of every stored part. */
export async function listHeads(db: Queries): Promise<Map<string, Key & { hash: string }>> {
  const { kind, id, part, hash } = contentParts;
  const rows = await db.select({ kind, id, part, hash }).from(contentParts).orderBy(kind, id, part);
  return new Map(rows.map((row) => [keyOf(row as Key), row as Key & { hash: string }]));
}

/** The stored parts of these records; of all when none are named. */
export async function readParts(db: Queries, kind?: PartKind, ids?: string[]): Promise<StoredPart[]> {
  if (ids?.length === 0) return [];
  const own = kind && eq(contentParts.kind, kind);
  const rows = await db
    .select()
    .from(contentParts)
    .where(and(own, ids && inArray(contentParts.id, ids)))
    .orderBy(contentParts.kind, contentParts.id, contentParts.part);
  return rows.map(({ kind, id, part, source, hash, value }) => ({
    kind: kind as PartKind,
    id,
    part: part as PartName,
    source,
    hash,
    value,
  }));
}

/** Writes the parts and what they were before. Answers the number of the publication. */
export async function recordParts(tx: Transaction, revisions: Revision[], about: About): Promise<number> {
  const [row] = await tx.insert(contentPublications).values(about).returning({ id: contentPublications.id });
  const publication = row?.id ?? 0;
  const gone = revisions.filter(({ after }) => !after).map(isPart);
  for (const some of chunks(gone, 1000)) await tx.delete(contentParts).where(or(...some));
  await upsertRows(
    tx,
    contentParts,
    revisions.flatMap(({ after, value }) => (after ? [{ ...after, value, publication }] : [])),
  );
  await upsertRows(
    tx,
    contentRevisions,
    revisions.map(({ kind, id, part, before, after }) => ({
      publication,
      kind,
      id,
      part,
      before: before?.source,
      after: after?.source,
      beforeHash: before?.hash,
      afterHash: after?.hash,
    })),
  );
  return publication;
}

/** Writes what the schemas of today make of the sources. */
export async function recordValues(tx: Transaction, parts: StoredPart[]) {
  for (const part of parts) await tx.update(contentParts).set({ value: part.value }).where(isPart(part));
}

export async function hasContent(db: Queries) {
  const rows = await db.select({ id: contentParts.id }).from(contentParts).limit(1);
  return rows.length > 0;
}

/** The text of a part that once had this hash, while a revision still holds it. */
export async function findSource(db: Queries, { kind, id, part }: Key, hash: string) {
  const { rows } = await db.execute<{ source: string }>(sql`
    select source from content_parts where kind = ${kind} and id = ${id} and part = ${part} and hash = ${hash}
    union all select after from content_revisions
    where kind = ${kind} and id = ${id} and part = ${part} and after_hash = ${hash} limit 1`);
  return rows[0]?.source;
}

export const partOf = (key: Key, source: string | null | undefined): Part | undefined =>
  typeof source === "string"
    ? { kind: key.kind, id: key.id, part: key.part, source, hash: hashOf(source) }
    : undefined;

/** The rows of one part in a table that names parts. */
export const isSame = (table: typeof contentParts | typeof contentRevisions, { kind, id, part }: Key) =>
  and(eq(table.kind, kind), eq(table.id, id), eq(table.part, part));

const isPart = (key: Key) => isSame(contentParts, key);

const chunks = <T>(entries: T[], size: number) =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, at) =>
    entries.slice(at * size, (at + 1) * size),
  );
