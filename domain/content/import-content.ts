import type { Database } from "#db/client.ts";
import { contentRecords } from "#db/schema/site.ts";
import { publish } from "./publish.ts";
import { readContent } from "./read-files.ts";
import { readMedia } from "./read-media.ts";

/** Makes the database say what the folder says. */
export async function importContent(db: Database, directory: string, options: { dryRun?: boolean } = {}) {
  const [content, media] = await Promise.all([readContent(directory), readMedia(directory)]);
  return publish(db, { ...content, media }, options);
}

/** The sample is imported once; what was changed later is never overwritten by a start. */
export async function isEmpty(db: Database) {
  const rows = await db.select().from(contentRecords).limit(1);
  return rows.length === 0;
}
