import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "#db/client.ts";
import { contentRevisions } from "#db/schema/content.ts";
import { sumsOf } from "#tests/support/backup-fixture.ts";
import { contentFolder, exportCopy } from "#tests/support/content-copy.ts";
import { openEmptyDatabase } from "#tests/support/empty-database.ts";
import { ContentError } from "../problem.ts";
import { ContentConflict } from "../publish/conflict.ts";
import { importContent } from "../publish/import-content.ts";
import { publish } from "../publish/publish.ts";
import { undo } from "../publish/undo.ts";
import { rebuild } from "../rows/rebuild.ts";
import { type Change, hashOf, type Key, keyOf } from "./part.ts";
import { readParts } from "./store.ts";

const words = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,3}$/);
const comment = fc.oneof(
  fc.constant(""),
  words.map((text) => `# ${text}\n`),
);
const facts = fc
  .tuple(comment, fc.integer({ min: 1, max: 9 }))
  .map(([note, day]) => `${note}date: 2026-01-0${day}T00:00:00Z\n`);
/** Any order, with comments and blocks of text. */
const text = fc.tuple(comment, words, words, fc.boolean()).map(([note, title, summary, isFirst]) => {
  const body = `body: |-\n  <p>${summary}</p>\n`;
  const rest = `${note}title: t ${title}\nsummary: s ${summary}\n`;
  return isFirst ? body + rest : rest + body;
});
const record = fc.constantFrom("one", "two", "three");
const change = fc.oneof(
  fc.record({ id: record, part: fc.constant("data" as const), source: fc.option(facts) }),
  fc.record({ id: record, part: fc.constantFrom("en", "es"), source: fc.option(text) }),
);
const base = fc.constantFrom("right", "wrong", "none");
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ changes: fc.array(change, { minLength: 1, maxLength: 4 }), base }) },
  { weight: 1, arbitrary: fc.record({ undo: fc.nat(5) }) },
);

test("whatever is published, refused and undone: parts follow the model, revisions the parts, rows both", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      const { db, config } = await openEmptyDatabase();
      await importContent(db, await contentFolder({}));
      for (const own of steps) {
        const before = await readModel(db);
        const revisions = await db.$count(contentRevisions);
        const isDone = await attempt("undo" in own ? undoStep(db, own.undo) : publishStep(db, own, before));
        const after = await readModel(db);
        if (!isDone) expect([after, await db.$count(contentRevisions)]).toEqual([before, revisions]);
        else if (!("undo" in own)) expect(after).toEqual(modelAfter(before, own.changes));
      }
      expect(await replayRevisions(db)).toEqual(await readModel(db));
      await expectTrueHashes(db);
      const rows = rowsIn(await sumsOf(config));
      await rebuild(db);
      expect(rowsIn(await sumsOf(config))).toEqual(rows);
      expect(await importContent(db, await exportCopy(db))).toMatchObject({
        parts: [],
        behind: [],
        left: [],
      });
    }),
    { numRuns: 6, endOnFailure: true },
  );
});

test("an undo of the last publication gives every part back, and so does an undo of the undo", async () => {
  const { db } = await openEmptyDatabase();
  await importContent(db, await contentFolder({}));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const before = await readModel(db);
      const published = await attempt(publishStep(db, { changes, base: "right" }, before));
      if (!published?.publication) return;
      const after = await readModel(db);
      const undone = await undo(db, published.publication, {});
      expect(await readModel(db)).toEqual(before);
      await undo(db, undone.publication ?? 0, {});
      expect(await readModel(db)).toEqual(after);
    }),
    { numRuns: 15, endOnFailure: true },
  );
});

type Wanted = { id: string; part: string; source: string | null };
type Model = Map<string, string>;

function publishStep(db: Database, { changes, base }: { changes: Wanted[]; base: string }, model: Model) {
  const wanted = lastOfEach(changes).map((own): Change => {
    const key = { kind: "news", ...own } as Change;
    const stored = model.get(keyOf(key));
    const right = stored === undefined ? null : hashOf(stored);
    return { ...key, ...(base !== "none" && { base: base === "right" ? right : hashOf("something else") }) };
  });
  return publish(db, wanted, { cause: "import" });
}

const undoStep = async (db: Database, back: number) => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from content_publications order by id desc`,
  );
  return undo(db, Number(rows[back]?.id ?? 0), {});
};

async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ContentError || error instanceof ContentConflict) return undefined;
    throw error;
  }
}

/** One change for each part. */
const lastOfEach = (changes: Wanted[]) => [
  ...new Map(changes.map((own) => [`${own.id}.${own.part}`, own])).values(),
];

async function readModel(db: Database): Promise<Model> {
  return new Map((await readParts(db)).map((part) => [keyOf(part), part.source]));
}

function modelAfter(model: Model, changes: Wanted[]): Model {
  const after = new Map(model);
  for (const { source, ...key } of lastOfEach(changes)) {
    const name = keyOf({ kind: "news", ...key } as Key);
    if (source === null) after.delete(name);
    else after.set(name, source);
  }
  return new Map([...after].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** All revisions one after the other, from nothing; each begins where the one before it ended. */
async function replayRevisions(db: Database): Promise<Model> {
  const model: Model = new Map();
  for (const row of await db.select().from(contentRevisions).orderBy(contentRevisions.publication)) {
    const name = keyOf(row as Key);
    expect(row.before).toBe(model.get(name) ?? null);
    if (row.after === null) model.delete(name);
    else model.set(name, row.after);
  }
  return model;
}

async function expectTrueHashes(db: Database) {
  const wrong = await db.execute(sql`
    select from content_parts where hash <> encode(sha256(convert_to(source, 'UTF8')), 'hex')`);
  expect(wrong.rowCount).toBe(0);
}

/** Search rows are numbered as they come. */
const rowsIn = (sums: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(sums).filter(([name]) => !name.startsWith("search_")));
