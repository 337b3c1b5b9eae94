import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from } from "pg-copy-streams";
import { ArchiveError, type Part, readArchive } from "./archive.ts";
import { type Folder, putFile } from "./folders.ts";
import { checkApplied, makeTables } from "./migrations.ts";
import { dropIndexes, dropTables, listTables, makeIndexes, quoted, setSequences } from "./tables.ts";

type Options = { force: boolean /** In the same transaction, after everything is there. */; finish: string };

/** Reads the whole file once before anything is touched; then all tables are made in one transaction, or none. */
export async function restoreBackup(
  file: string,
  config: pg.PoolConfig,
  folders: Folder[],
  options: Options,
) {
  const applied = await checkBackup(file);
  const client = new pg.Client(config);
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("set statement_timeout = 0; set client_min_messages = warning");
    await client.query("begin");
    if (!options.force) await refuseFull(client);
    await dropTables(client);
    await makeTables(client, applied);
    const indexes = await dropIndexes(client);
    const counts = await fill(file, client, folders);
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

async function checkBackup(file: string): Promise<number[]> {
  let applied: number[] | undefined;
  for await (const { header } of readArchive(file)) {
    if (header.type !== "backup") continue;
    if (header.format !== 1) throw new ArchiveError("it has a format that this version does not know");
    applied = header.applied as number[];
  }
  if (!applied) throw new ArchiveError("it is no backup of a site");
  checkApplied(applied);
  return applied;
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

async function fill(file: string, client: pg.Client, folders: Folder[]) {
  const counts = { tables: 0, files: 0 };
  for await (const { header, bytes } of readArchive(file)) {
    if (header.type === "table") {
      await copyIn(client, header, bytes);
      counts.tables++;
    }
    if (header.type === "file" && (await putFile(folders, header.folder, header.name, bytes))) counts.files++;
  }
  return counts;
}

function copyIn(client: pg.Client, { name, columns }: Part["header"], bytes: AsyncIterable<Buffer>) {
  const into = `${quoted(String(name))} (${(columns as string[]).map(quoted).join(", ")})`;
  return pipeline(Readable.from(bytes), client.query(from(`copy ${into} from stdin`)));
}
