import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { settings } from "#db/schema/site.ts";
import { makeStamp } from "#domain/enquiries/stamp.ts";

/** The stamp of a form that somebody began to fill in ten seconds ago, as the site on this database signs it. */
export async function agedStamp(db: Database) {
  await db.insert(settings).values({ key: "form-secret", value: randomUUID() }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, "form-secret"));
  return makeStamp(String(row?.value), Date.now() - 10_000);
}
