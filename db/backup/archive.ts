import { createReadStream, createWriteStream } from "node:fs";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import tar from "tar-stream";
import { readIfExists } from "../read-if-exists.ts";

export class ArchiveError extends Error {}

export type NewEntry = { name: string } & ({ bytes: Buffer } | { path: string });
export type Entry = { name: string; bytes: AsyncIterable<Buffer> };

/** Writes a compressed tar file, which gets its final name when it is complete. */
export async function writeArchive(file: string, entries: AsyncIterable<NewEntry>) {
  await removeUnfinished(dirname(file));
  const unfinished = `${file}.site-backup-${process.pid}.part`;
  const pack = tar.pack();
  const output = createWriteStream(unfinished, { mode: 0o600, flush: true });
  const written = pipeline(pack, createGzip(), output);
  written.catch(() => {}); // the race below reports it
  try {
    for await (const entry of entries) await Promise.race([addEntry(pack, entry), written]);
    pack.finalize();
    await written;
    await rename(unfinished, file);
  } catch (error) {
    pack.destroy();
    await written.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Reads the entries in order. Throws an `ArchiveError` if the file is not a whole backup. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  const extract = tar.extract();
  const read = pipeline(source, gunzip, refuseOldFormat, extract);
  read.catch(() => {}); // the loop below reports it
  try {
    for await (const entry of extract) {
      yield { name: entry.header.name, bytes: entry as AsyncIterable<Buffer> };
      entry.resume();
    }
    if (gunzip.bytesWritten < (await stat(file)).size) throw new ArchiveError("it has bytes after its end");
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException);
  } finally {
    source.destroy();
    await read.catch(() => {});
  }
}

async function addEntry(pack: tar.Pack, entry: NewEntry) {
  if ("bytes" in entry) {
    const { name, bytes } = entry;
    await new Promise<void>((resolve, reject) =>
      pack.entry({ name }, bytes, (error) => (error ? reject(error) : resolve())),
    );
    return;
  }
  const handle = await readIfExists(open(entry.path));
  if (!handle) return;
  await using _ = handle;
  const { size } = await handle.stat();
  if (size === 0) return addEntry(pack, { name: entry.name, bytes: Buffer.alloc(0) });
  const bytes = handle.createReadStream({ autoClose: false, end: size - 1 });
  await pipeline(bytes, pack.entry({ name: entry.name, size }));
}

/** Removes incomplete files of killed backups: their names hold the number of a process that is gone. */
async function removeUnfinished(folder: string) {
  for (const name of await readdir(folder)) {
    const [, pid] = /\.site-backup-(\d+)\.part$/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) await rm(join(folder, name), { force: true });
  }
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function* refuseOldFormat(chunks: AsyncIterable<Buffer>) {
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst && chunk.toString("latin1", 0, 16).startsWith('{"type":"backup"'))
      throw new ArchiveError("it was made by version 0.4 of the site: restore it with that version");
    isFirst = false;
    yield chunk;
  }
}

function explain(error: NodeJS.ErrnoException) {
  if (error.code === "ENOENT") return new ArchiveError("there is no such file");
  const isBroken = error.code?.startsWith("Z_") || /tar header|end of data/i.test(error.message);
  return isBroken ? new ArchiveError("it is cut short or changed, or no backup of a site") : error;
}
