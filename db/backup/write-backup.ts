import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import pg from "pg";
import { to } from "pg-copy-streams";
import { writeArchive } from "./archive.ts";
import { type Folder, listFiles } from "./folders.ts";
import { listApplied } from "./migrations.ts";
import { listTables, quoted } from "./tables.ts";

/**
 * Everything at one moment, while the site runs. Messages on the disk are read before the database: one that is brought in meanwhile is then
 * in both, and its key keeps it single; the other way round it could be in neither.
 */
export async function writeBackup(file: string, config: pg.PoolConfig, folders: Folder[]) {
  const client = new pg.Client(config);
  client.on("error", () => {});
  await client.connect();
  const counts = { tables: 0, files: 0 };
  try {
    await client.query("set statement_timeout = 0");
    await writeArchive(file, listParts(client, folders, counts));
  } finally {
    await client.end().catch(() => {});
  }
  return counts;
}

async function* listParts(client: pg.Client, folders: Folder[], counts: { tables: number; files: number }) {
  const files = await listFiles(folders);
  const spooled = await readAll(files.filter(({ folder }) => folder === "spool"));
  await client.query("begin isolation level repeatable read read only");
  const applied = await listApplied(client);
  const { rows } = await client.query("show server_version");
  yield {
    header: { type: "backup" as const, format: 1, made: new Date().toISOString(), applied, server: rows[0] },
  };
  for (const { folder, name, bytes } of spooled) {
    counts.files++;
    yield { header: { type: "file" as const, folder, name }, bytes: Readable.from([bytes]) };
  }
  for (const { name, columns } of await listTables(client)) {
    counts.tables++;
    const copied = client.query(to(`copy ${quoted(name)} (${columns.map(quoted).join(", ")}) to stdout`));
    copied.on("error", () => {}); // whoever reads it hears of it; when the disk is full, nobody does any more
    yield { header: { type: "table" as const, name, columns }, bytes: copied };
  }
  await client.query("commit");
  for (const { folder, name, place } of files.filter((one) => one.folder !== "spool")) {
    counts.files++;
    yield { header: { type: "file" as const, folder, name }, bytes: createReadStream(place) };
  }
}

/** One that was brought into the database since it was listed is there. */
async function readAll(files: Awaited<ReturnType<typeof listFiles>>) {
  const read = files.map(async (file) => {
    const bytes = await readFile(file.place).catch(() => undefined);
    return bytes ? [{ ...file, bytes }] : [];
  });
  return (await Promise.all(read)).flat();
}
