import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Queries } from "#db/client.ts";
import { readIfExists } from "#db/read-if-exists.ts";
import { settings } from "#db/schema/site.ts";

/** What the parts of a folder were exported from, or published as: a hash of each, by its key. */
export type Stamp = ReadonlyMap<string, string>;

const stampFile = z.record(z.string(), z.string());
const firstFill = z.object({ folder: z.string(), parts: stampFile });

/** The stamp lies beside the files and goes where they go. The folder of the first start is known to the database. */
export async function findStamp(db: Queries, directory: string): Promise<Stamp> {
  const source = await readIfExists(readFile(await stampPath(db, directory)));
  const beside = stampFile.safeParse(source && parseJson(source.toString()));
  if (beside.success) return stampOf(beside.data);
  const first = firstFill.safeParse(await readSetting(db, "content-fill"));
  const isFirst = first.success && first.data.folder === (await identityOf(directory));
  return stampOf(isFirst ? first.data.parts : {});
}

/** Answers false when the folder cannot be written to. */
export async function writeStamp(db: Queries, directory: string, stamp: Stamp): Promise<boolean> {
  const path = await stampPath(db, directory);
  const partial = `${path}.${process.pid}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(partial, `${JSON.stringify(Object.fromEntries(stamp), null, 1)}\n`);
    await rename(partial, path);
    return true;
  } catch (error) {
    if (/^(EROFS|EACCES|EPERM)$/.test((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}

/** A start writes nothing into the folder that it reads. */
export async function recordFill(db: Queries, directory: string, stamp: Stamp) {
  const value = { folder: await identityOf(directory), parts: Object.fromEntries(stamp) };
  await db
    .insert(settings)
    .values({ key: "content-fill", value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** One per database: who publishes to two of them knows both. */
async function stampPath(db: Queries, directory: string) {
  await db.insert(settings).values({ key: "content-id", value: randomUUID() }).onConflictDoNothing();
  return join(directory, ".published", `${await readSetting(db, "content-id")}.json`);
}

async function readSetting(db: Queries, key: string): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row?.value;
}

/** This very folder: another one in its place, with other files, is not it. */
async function identityOf(directory: string) {
  const found = await readIfExists(stat(directory));
  return found && `${hostname()} ${found.dev} ${found.ino}`;
}

/** Version 0.4 noted paths and shorter hashes: those say nothing about parts. */
function stampOf(entries: Record<string, string>): Stamp {
  return new Map(Object.entries(entries).filter(([key]) => !/\.(yaml|json)$/.test(key)));
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
