import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { onTestFinished } from "vitest";
import { listTables, quoted } from "#db/backup/tables.ts";
import { writeBackup } from "#db/backup/write-backup.ts";
import { createTestDatabase } from "./database.ts";
import { openSampleDatabase } from "./sample-database.ts";

/** The sample with thousands of odd messages, one of them waiting on the disk, and a backup of it. */
export async function openBackedUp() {
  const sample = await openSampleDatabase();
  const folder = await mkdtemp(join(tmpdir(), "site-backup-"));
  const file = join(folder, "site.backup");
  const spool = { name: "spool", directory: join(folder, "spool") };
  const odd = `E'\\\\ "မြန်မာ"\\t\\n' || n`;
  await sample.pool.query(`insert into messages (id, language, fingerprint, name, phone, email, product, company, address, country, message)
    select gen_random_uuid(), 'en', ${Array.from({ length: 9 }, () => odd)} from generate_series(1, 5000) as n`);
  await mkdir(spool.directory);
  await writeFile(join(spool.directory, "waiting.json"), '{"waits":true}');
  await writeBackup(file, sample.config, [spool]);
  return { sample, folder, file };
}

export async function emptyDatabase() {
  const { config, drop } = await createTestDatabase();
  onTestFinished(drop);
  return config;
}

/** A sum of every table, whatever the order of its rows. */
export async function sumsOf(config: pg.PoolConfig) {
  return withClient(config, async (client) => {
    const sums: Record<string, unknown> = {};
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query(
        `select count(*)::int as count, sum(hashtextextended(t::text, 0)::numeric)::text as sum from ${quoted(name)} t`,
      );
      sums[name] = rows[0];
    }
    return sums;
  });
}

export const query = (config: pg.PoolConfig, sql: string) =>
  withClient(config, async (client) => (await client.query(sql)).rows);

async function withClient<T>(config: pg.PoolConfig, run: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(config);
  await client.connect();
  return run(client).finally(() => client.end());
}
