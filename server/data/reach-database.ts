import type pg from "pg";
import { type Config, ConfigError } from "#config/config.ts";
import { askDatabase, type Database, migrateDatabase, openDatabase } from "#db/client.ts";
import { OtherVersion } from "#db/embedded/engine.ts";
import { startEmbedded } from "#db/embedded/start.ts";
import { importContent, isEmpty } from "#domain/content/import-content.ts";
import { completeMarks } from "#domain/documents/complete-marks.ts";
import { completeLanguages } from "#domain/search/index/complete-languages.ts";
import type { Log } from "../process/log.ts";

/** Where a PostgreSQL server is: the configured one, or our own, started when it is not running yet. */
export async function reachDatabase(
  config: Config,
  log: Log,
): Promise<{ pool: pg.PoolConfig; stop(): Promise<void> }> {
  if (config.DATABASE_URL) return { pool: { connectionString: config.DATABASE_URL }, stop: async () => {} };
  const embedded = await startEmbedded(config.DATA_DIR, { log: (line) => log.info(line) }).catch((error) => {
    throw error instanceof OtherVersion ? new ConfigError(error.message) : error;
  });
  return { pool: embedded.config, stop: embedded.stop };
}

/** Tables and first content; done by one process before any other serves. */
export async function prepareDatabase(pool: pg.PoolConfig, config: Config, log: Log) {
  await askDatabase(pool).catch((error: Error) => {
    throw new ConfigError(`${placeOf(config)} cannot be used: ${error.message || String(error)}`);
  });
  await migrateDatabase(pool);
  const { db, close } = openDatabase(pool, { maxConnections: 2, patient: true });
  try {
    if (!(await isEmpty(db))) return await completeRows(db, log);
    log.info("filling the database with the content of %s", config.CONTENT_DIR);
    const { changed } = await importContent(db, config.CONTENT_DIR);
    log.info("%d records published", changed.length);
  } finally {
    await close();
  }
}

/** What the maker's record says otherwise since the rows were written. */
async function completeRows(db: Database, log: Log) {
  const added = await completeLanguages(db);
  if (added.length > 0) log.info("the search now knows %s", added.join(", "));
  if ((await completeMarks(db)) > 0) log.info("the documents are sorted by the present types and segments");
}

/** Where the database is, without the password. */
function placeOf({ DATABASE_URL, DATA_DIR }: Config) {
  if (!DATABASE_URL) return `The database in ${DATA_DIR}`;
  const { host, pathname, searchParams } = new URL(DATABASE_URL);
  return `The database ${searchParams.get("host") ?? host}${pathname} (DATABASE_URL)`;
}
