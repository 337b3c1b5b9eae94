import { existsSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import type { Config } from "#config/config.ts";
import { ConfigError } from "#config/config-error.ts";
import { askDatabase, hasTables, migrateDatabase, openDatabase } from "#db/client.ts";
import { OtherVersion } from "#db/embedded/engine.ts";
import { startEmbedded } from "#db/embedded/start.ts";
import { isOutage } from "#db/outage.ts";
import { hasContent } from "#domain/content/parts/store.ts";
import { ContentError } from "#domain/content/problem.ts";
import { importContent } from "#domain/content/publish/import-content.ts";
import { completeRows, hasOlderRows } from "#domain/content/rows/rebuild.ts";
import type { Log } from "../process/log.ts";

/** The configured PostgreSQL server, or our own, which is started unless it runs already. */
export async function reachDatabase(
  config: Config,
  log: Log,
): Promise<{ pool: pg.PoolConfig; stop(): Promise<void> }> {
  if (config.DATABASE_URL) return { pool: { connectionString: config.DATABASE_URL }, stop: async () => {} };
  const embedded = await startEmbedded(config.DATA_DIR, { log: (line) => log.info(line) }).catch((error) => {
    if (error instanceof OtherVersion) throw new ConfigError(error.message);
    // Read-only, a file, or impossible to create.
    if (error.syscall && error.path)
      throw new ConfigError(`${config.DATA_DIR} (DATA_DIR) cannot hold the database: ${error.message}`);
    throw error;
  });
  return { pool: embedded.config, stop: embedded.stop };
}

/** The same for commands, which never create a database: a wrong variable would otherwise give an empty one. */
export async function reachExistingDatabase(config: Config, log: Log) {
  if (!config.DATABASE_URL && !existsSync(join(config.DATA_DIR, "postgres/cluster")))
    throw new ConfigError(tellMissing(config));
  const database = await reachDatabase(config, log);
  if (await hasTables(database.pool)) return database;
  await database.stop();
  throw new ConfigError(tellMissing(config));
}

const tellMissing = (
  config: Config,
) => `${placeOf(config)} does not exist or is empty. The first start of the site creates it.
If the site runs with other variables than this command, write them to site.env.`;

/** Migrates the tables and imports the first content; one process does it before any other serves. */
export async function prepareDatabase(pool: pg.PoolConfig, config: Config, log: Log) {
  await askDatabase(pool).catch((error: Error) => {
    throw new ConfigError(`${placeOf(config)} cannot be used: ${error.message || String(error)}`);
  });
  const applied = await migrateDatabase(pool);
  if (applied > 0) log.info("%d migrations applied", applied);
  const { db, close } = openDatabase(pool, { maxConnections: 2, patient: true });
  try {
    if (await hasContent(db)) {
      if ((await completeRows(db)) === "rebuilt") log.info("content rows rebuilt from the stored parts");
      return;
    }
    if (await hasOlderRows(db)) throw new ConfigError(tellOlder(placeOf(config)));
    log.info("filling the database with the content of %s", config.CONTENT_DIR);
    const { changed } = await importContent(db, config.CONTENT_DIR).catch((error) => {
      if (error instanceof ContentError) throw new ConfigError(error.message);
      // The disk is full, or the server went away. The error itself shows the whole statement.
      if (isOutage(error)) throw new ConfigError(`${placeOf(config)} cannot be filled: ${firstCause(error)}`);
      throw error;
    });
    log.info("%d records published", changed.length);
  } finally {
    await close();
  }
}

function firstCause(error: Error): string {
  return error.cause instanceof Error ? firstCause(error.cause) : error.message;
}

const tellOlder = (place: string) => `${place} holds content of version 0.4, which this version cannot read.
Messages, registrations, comments and mails stay where they are. The content goes over in three steps:
  1. with version 0.4:      npm run content -- export /path/to/folder
  2. copy the folder maker/ of your content into it: version 0.4 does not export who you are
  3. with this version:     npm run content -- import /path/to/folder
Then start again.`;

/** Names the database without its password. */
export function placeOf({ DATABASE_URL, DATA_DIR }: Config) {
  if (!DATABASE_URL) return `The database in ${DATA_DIR}`;
  const { host, pathname, searchParams } = new URL(DATABASE_URL);
  return `The database ${searchParams.get("host") ?? host}${pathname} (DATABASE_URL)`;
}
