import { readFile } from "node:fs/promises";
import pg from "pg";
import { to } from "pg-copy-streams";
import { readIfExists } from "../read-if-exists.ts";
import { type NewEntry, writeArchive } from "./archive.ts";
import { type Folder, listFiles } from "./folders.ts";
import { listApplied } from "./migrations.ts";
import { copyCommand, listTables } from "./tables.ts";

/** A tar header holds the entry's size, so a table is cut into pieces that fit into memory. */
const pieceBytes = 4 * 1024 ** 2;

type Counts = { tables: number; files: number };

/**
 * Writes one consistent moment while the site runs. It reads spooled messages before the database: a message stored
 * meanwhile is then in both, and its key prevents a duplicate. In the other order it could be in neither.
 */
export async function writeBackup(file: string, config: pg.PoolConfig, folders: Folder[]) {
  const client = new pg.Client(config);
  client.on("error", () => {}); // the query that fails reports it
  await client.connect();
  const counts = { tables: 0, files: 0 };
  try {
    await client.query("set statement_timeout = 0");
    await writeArchive(file, listEntries(client, folders, counts));
  } finally {
    await client.end().catch(() => {});
  }
  return counts;
}

async function* listEntries(client: pg.Client, folders: Folder[], counts: Counts): AsyncGenerator<NewEntry> {
  const files = await listFiles(folders);
  const spooled = await readAll(files.filter(({ folder }) => folder === "spool"));
  await client.query("begin isolation level repeatable read read only");
  const applied = await listApplied(client);
  const { rows } = await client.query("show server_version");
  const tables = await listTables(client);
  const about = {
    format: 2,
    made: new Date().toISOString(),
    server: rows[0].server_version,
    applied,
    tables,
  };
  yield { name: "backup.json", bytes: Buffer.from(`${JSON.stringify(about, null, 2)}\n`) };
  for (const { folder, name, bytes } of spooled) {
    counts.files++;
    yield { name: `files/${folder}/${name}`, bytes };
  }
  for (const table of tables) {
    counts.tables++;
    const copied = client.query(to(copyCommand(table, "to stdout")));
    copied.on("error", () => {}); // the loop reports it, unless the disk is full and nobody reads any more
    let piece = 0;
    for await (const bytes of cutAtRows(copied))
      yield { name: `tables/${table.name}/${String(++piece).padStart(6, "0")}.copy`, bytes };
  }
  await client.query("commit");
  for (const { folder, name, place } of files.filter((one) => one.folder !== "spool")) {
    counts.files++;
    yield { name: `files/${folder}/${name}`, path: place };
  }
}

/** Pieces of whole rows: in COPY's text format a line break always ends a row. */
async function* cutAtRows(chunks: AsyncIterable<Buffer>) {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    const end = size + chunk.length < pieceBytes ? -1 : chunk.lastIndexOf("\n");
    held.push(chunk.subarray(0, end < 0 ? undefined : end + 1));
    size += chunk.length;
    if (end < 0) continue;
    yield Buffer.concat(held);
    held = [chunk.subarray(end + 1)];
    size = chunk.length - end - 1;
  }
  if (size > 0) yield Buffer.concat(held);
}

/** A missing message was moved into the database after it was listed. */
async function readAll(files: Awaited<ReturnType<typeof listFiles>>) {
  const read = files.map(async (file) => {
    const bytes = await readIfExists(readFile(file.place));
    return bytes ? [{ ...file, bytes }] : [];
  });
  return (await Promise.all(read)).flat();
}
