import { readConfig } from "#config/config.ts";
import { type Database, migrateDatabase, openDatabase } from "#db/client.ts";
import { placeOf, reachExistingDatabase } from "#server/data/prepare-database.ts";
import { createLog } from "#server/process/log.ts";

/** Runs a function on the site's database, whether or not the site is running. */
export async function withDatabase<T>(run: (db: Database) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  console.error(`${placeOf(config)}, content in ${config.CONTENT_DIR}`);
  const { pool, stop } = await reachExistingDatabase(config, createLog("warn"));
  await migrateDatabase(pool);
  const { db, close } = openDatabase(pool, { maxConnections: 2, patient: true });
  try {
    return await run(db);
  } finally {
    await close();
    await stop();
  }
}
