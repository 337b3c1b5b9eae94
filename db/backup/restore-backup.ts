import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from } from "pg-copy-streams";
import { ArchiveError, readArchive } from "./archive.ts";
import { type Folder, putFile } from "./folders.ts";
import { checkApplied, makeTables } from "./migrations.ts";
import {
  copyCommand,
  dropIndexes,
  dropTables,
  listTables,
  makeIndexes,
  quoted,
  setSequences,
  type Table,
} from "./tables.ts";

type About = { format: number; applied: number[]; tables: Table[] };
type Options = { force: boolean /** In the same transaction, after everything is there. */; finish: string };

/** Verifies the whole file first, then creates all tables in one transaction. */
export async function restoreBackup(
  file: string,
  config: pg.PoolConfig,
  folders: Folder[],
  options: Options,
) {
  const about = await checkBackup(file);
  const client = new pg.Client(config);
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("set statement_timeout = 0; set client_min_messages = warning");
    await client.query("begin");
    if (!options.force) await refuseFull(client);
    await dropTables(client);
    await makeTables(client, about.applied);
    const indexes = await dropIndexes(client);
    const counts = await fill(file, about, client, folders);
    await makeIndexes(client, indexes);
    await setSequences(client);
    await client.query(options.finish);
    await client.query("commit");
    await client.query("analyze");
    return counts;
  } finally {
    await client.end().catch(() => {});
  }
}

async function checkBackup(file: string): Promise<About> {
  let about: About | undefined;
  for await (const { name, bytes } of readArchive(file)) {
    if (name !== "backup.json") continue;
    if (about) throw new ArchiveError("it has bytes after its end");
    about = await readAbout(bytes);
  }
  if (!about) throw new ArchiveError("it is no backup of a site");
  if (about.format !== 2) throw new ArchiveError("it has a format that this version does not know");
  checkApplied(about.applied);
  return about;
}

async function readAbout(bytes: AsyncIterable<Buffer>): Promise<About> {
  return JSON.parse(Buffer.concat(await Array.fromAsync(bytes)).toString());
}

async function refuseFull(client: pg.Client) {
  for (const { name } of await listTables(client)) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rowCount)
      throw new ArchiveError(
        "the database is not empty: --force puts the backup in the place of what is there",
      );
  }
}

async function fill(file: string, { tables }: About, client: pg.Client, folders: Folder[]) {
  const byName = new Map(tables.map((table) => [table.name, table]));
  let files = 0;
  for await (const { name, bytes } of readArchive(file)) {
    const [kind = "", subject = ""] = name.split("/");
    const table = kind === "tables" ? byName.get(subject) : undefined;
    if (table) await pipeline(Readable.from(bytes), client.query(from(copyCommand(table, "from stdin"))));
    if (kind === "files" && (await putFile(folders, name.slice("files/".length), bytes))) files++;
  }
  return { tables: tables.length, files };
}
