import type { Database } from "#db/client.ts";
import { contentRecords } from "#db/schema/site.ts";
import { recordOf } from "./conflicts.ts";
import { publish } from "./publish.ts";
import { publishRecords } from "./publish-records.ts";
import { readContent } from "./read-files.ts";
import { readMedia } from "./read-media.ts";
import { readPapers } from "./read-papers.ts";
import { readRecords } from "./read-records.ts";
import { findStamp, recordFill, stampOf, writeStamp } from "./stamp.ts";

type Options = { dryRun?: boolean; force?: boolean };

/**
 * Makes the database say what the folder says. What was changed in the database since the folder was exported or last
 * imported is not overwritten, unless by force.
 */
export async function importContent(db: Database, directory: string, { dryRun, force }: Options = {}) {
  const [content, media, papers] = await Promise.all([
    readContent(directory),
    readMedia(directory),
    readPapers(directory),
  ]);
  const stamp = force ? undefined : await findStamp(db, directory);
  const { before, after, ...published } = await publish(
    db,
    { ...content, media, ...(papers && { papers }) },
    { dryRun, stamp },
  );
  if (dryRun) return { ...published, stamped: true };
  const isFirst = before.size === 0;
  if (isFirst) await recordFill(db, directory, stampOf(after));
  return { ...published, stamped: isFirst || (await writeStamp(db, directory, stampOf(after))) };
}

/** The same for single records: those to which the files belong, in the folder in which they lie. */
export async function importRecords(db: Database, files: string[], { dryRun, force }: Options = {}) {
  const named = await readRecords(files);
  const stamp = await findStamp(db, named.directory);
  const {
    after,
    before: _,
    ...published
  } = await publishRecords(db, named, {
    dryRun,
    stamp: force ? undefined : stamp,
  });
  if (dryRun) return { ...published, stamped: true };
  const others = [...stamp].filter(([path]) => !named.tags.has(recordOf(path)));
  return {
    ...published,
    stamped: await writeStamp(db, named.directory, new Map([...others, ...stampOf(after)])),
  };
}

/** The sample is imported once; what was changed later is never overwritten by a start. */
export async function isEmpty(db: Database) {
  const rows = await db.select().from(contentRecords).limit(1);
  return rows.length === 0;
}
