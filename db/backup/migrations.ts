import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { ArchiveError } from "./archive.ts";

const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));

/** The timestamps by which drizzle identifies applied migrations. */
export async function listApplied(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ created_at: string }>(
    "select created_at from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map(({ created_at }) => Number(created_at));
}

/** Refuses a backup with migrations that this version does not have. */
export function checkApplied(applied: number[]) {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  if (applied.length === 0 || applied.some((time) => !known.has(time)))
    throw new ArchiveError("it was made by a newer version of the site: restore it with that version");
}

/** Creates the tables as they were at the time of the backup; later migrations run at the next start. */
export async function makeTables(client: pg.ClientBase, applied: number[]) {
  await client.query("create schema drizzle");
  await client.query(
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { folderMillis, hash, sql } of readMigrationFiles({ migrationsFolder })) {
    if (!applied.includes(folderMillis)) continue;
    for (const statement of sql) await client.query(statement);
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
}
