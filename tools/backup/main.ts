import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { PoolConfig } from "pg";
import { type Config, readConfig } from "#config/config.ts";
import { ArchiveError } from "#db/backup/archive.ts";
import { restoreBackup } from "#db/backup/restore-backup.ts";
import { writeBackup } from "#db/backup/write-backup.ts";
import { migrateDatabase, openDatabase } from "#db/client.ts";
import { settings } from "#db/schema/site.ts";
import { changesChannel } from "#domain/changes.ts";
import { spoolOf } from "#domain/enquiries/spool.ts";
import { lastBackup } from "#server/data/operator-metrics.ts";
import { placeOf, reachDatabase, reachExistingDatabase } from "#server/data/prepare-database.ts";
import { createLog } from "#server/process/log.ts";
import { root } from "#tools/setup/root.mjs";
import { runCommand, UsageError } from "../command/run-command.ts";

const usage = `npm run backup -- FILE               everything the site holds, at one moment, while it runs
npm run restore -- FILE [--force]    puts it into an empty database; with --force in the place of what is there`;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: "boolean", default: false } },
  });
  const [command, name, ...others] = positionals;
  if (!name || others.length > 0 || (command !== "backup" && command !== "restore"))
    throw new UsageError(usage);
  const file = resolve(process.env.INIT_CWD ?? ".", name);
  await (command === "backup" ? backUp(file) : restore(file, values.force)).catch((error) => {
    throw error instanceof ArchiveError ? new UsageError(`${name}: ${error.message}`) : error;
  });
});

async function backUp(file: string) {
  const config = readConfig(process.env);
  const folders = foldersOf(config);
  console.info(`${placeOf(config)}, with ${folders.map(({ directory }) => directory).join(" and ")}`);
  const { pool, stop } = await reachExistingDatabase(config, createLog("warn"));
  try {
    await migrateDatabase(pool);
    const { tables, files } = await writeBackup(file, pool, folders);
    await noteBackup(pool);
    console.info(`${tables} tables and ${files} files in ${(await stat(file)).size} bytes`);
  } finally {
    await stop();
  }
}

/** For the alert on the age of the last backup. */
async function noteBackup(pool: PoolConfig) {
  const { db, close } = openDatabase(pool, { maxConnections: 1 });
  const value = new Date().toISOString();
  await db
    .insert(settings)
    .values({ key: lastBackup, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
    .finally(close);
}

async function restore(file: string, force: boolean) {
  const config = readConfig(process.env);
  console.info(`${placeOf(config)}, content in ${config.CONTENT_DIR}`);
  const { pool, stop } = await reachDatabase(config, createLog("warn"));
  try {
    const finish = `notify ${changesChannel}`;
    const { tables, files } = await restoreBackup(file, pool, foldersOf(config), { force, finish });
    await migrateDatabase(pool);
    console.info(`${tables} tables and ${files} files restored`);
  } finally {
    await stop();
  }
}

/** Spooled messages, and the content unless it is the folder that comes with the checkout. */
function foldersOf({ DATA_DIR, CONTENT_DIR }: Config) {
  const spool = { name: "spool", directory: spoolOf({ DATA_DIR }) };
  const isOfCheckout = CONTENT_DIR === join(root, "content");
  return isOfCheckout ? [spool] : [spool, { name: "content", directory: CONTENT_DIR }];
}
