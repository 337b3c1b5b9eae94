import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { ByteReader } from "./byte-reader.ts";

export class ArchiveError extends Error {}

type Header = { type: "backup" | "table" | "file"; [key: string]: unknown };
export type Part = { header: Header; bytes: AsyncIterable<Buffer> };

/**
 * One compressed file: parts, each a line of JSON and its bytes in pieces (length, bytes; length 0 ends the part). The last line is the sum
 * of everything before it, so a file that was cut or changed is known.
 */
export async function writeArchive(file: string, parts: AsyncIterable<{ header: Header; bytes?: Readable }>) {
  const unfinished = `${file}.part`;
  const gzip = createGzip();
  const sum = createHash("sha256");
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600, flush: true }));
  written.catch(() => {}); // who writes next is told
  const write = async (bytes: Buffer) => {
    sum.update(bytes);
    if (!gzip.write(bytes)) await Promise.race([new Promise((done) => gzip.once("drain", done)), written]);
  };
  try {
    for await (const { header, bytes } of parts) {
      await write(line(header));
      for await (const piece of bytes ?? []) if (piece.length > 0) await write(framed(piece as Buffer));
      await write(framed(Buffer.alloc(0)));
    }
    gzip.end(line({ type: "end", sha256: sum.digest("hex") }));
    await written;
    await rename(unfinished, file);
  } catch (error) {
    gzip.destroy();
    await written.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The parts in order; who does not want the bytes of one goes on to the next. Ends with an error where the sum is wrong. */
export async function* readArchive(file: string): AsyncGenerator<Part> {
  const sum = createHash("sha256");
  const stream = createReadStream(file);
  const unpacked = stream.pipe(createGunzip());
  stream.on("error", (error) => unpacked.destroy(error));
  const reader = new ByteReader(unpacked);
  try {
    for (;;) {
      const text = await reader.readLine();
      const header = JSON.parse(text.toString()) as Header | { type: "end"; sha256: string };
      if (header.type === "end") {
        if (header.sha256 !== sum.digest("hex")) throw new ArchiveError("its sum is wrong: it was changed");
        return;
      }
      sum.update(text).update("\n");
      const bytes = readPieces(reader, sum);
      yield { header: header as Header, bytes };
      for await (const _ of bytes);
    }
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException);
  } finally {
    unpacked.destroy();
    stream.destroy();
    await finished(stream).catch(() => {});
  }
}

async function* readPieces(reader: ByteReader, sum: ReturnType<typeof createHash>) {
  for (;;) {
    const head = await reader.read(4);
    const piece = await reader.read(head.readUInt32BE());
    sum.update(head).update(piece);
    if (piece.length === 0) return;
    yield piece;
  }
}

const line = (header: object) => Buffer.from(`${JSON.stringify(header)}\n`);

function framed(bytes: Buffer) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function explain(error: NodeJS.ErrnoException) {
  if (error.code === "ENOENT") return new ArchiveError("there is no such file");
  const broken = error.code?.startsWith("Z_") || error instanceof SyntaxError || error instanceof RangeError;
  return broken ? new ArchiveError("it is cut short, or no backup of a site") : error;
}
