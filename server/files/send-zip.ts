import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32 } from "node:zlib";
import { keepSaneRange } from "./file-requests.ts";
import { layoutZip, sliceZip, type ZipPiece } from "./zip-layout.ts";

/** A file on this disk, or bytes, under the name it has inside. */
export type Packed = { name: string; date: Date } & ({ path: string } | { bytes: Buffer });

const mostBytes = 2 * 1024 ** 3;

export class TooLarge extends Error {}

/** Sends files as one archive, made on the way: the same files make the same bytes, so a broken download goes on. */
export async function sendZip(
  request: IncomingMessage,
  response: ServerResponse,
  packed: Packed[],
  fileName: string,
) {
  const sizes = await Promise.all(packed.map(sizeOf));
  if (sizes.reduce((sum, size) => sum + size, 0) > mostBytes) throw new TooLarge();
  const files = [];
  for (const [index, entry] of packed.entries())
    files.push({ name: entry.name, date: entry.date, size: sizes[index] ?? 0, crc: await checksumOf(entry) });
  const { size, parts } = layoutZip(files);
  const etag = `"${createHash("sha256").update(JSON.stringify(files)).digest("base64url").slice(0, 22)}"`;
  const { from, to, isPart } = spanOf(request, size, etag);
  if (from >= size) {
    response.writeHead(416, { "Content-Range": `bytes */${size}` }).end();
    return;
  }
  response.writeHead(isPart ? 206 : 200, {
    "Content-Type": "application/zip",
    "Content-Disposition": `attachment; filename="${fileName}"`,
    "Content-Length": to - from + 1,
    "Accept-Ranges": "bytes",
    "Cache-Control": "public, max-age=3600",
    ETag: etag,
    ...(isPart && { "Content-Range": `bytes ${from}-${to}/${size}` }),
  });
  if (request.method === "HEAD") return void response.end();
  const pieces = sliceZip(parts, from, to);
  await pipeline(Readable.from(read(packed, pieces), { objectMode: false }), response).catch(() => {
    response.destroy();
  });
}

function spanOf(request: IncomingMessage, size: number, etag: string) {
  keepSaneRange(request);
  const { range } = request.headers;
  const isSame = request.headers["if-range"] === undefined || request.headers["if-range"] === etag;
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec((isSame && range) || "") ?? [];
  if (from === undefined) return { from: 0, to: size - 1, isPart: false };
  return { from: Number(from), to: Math.min(to ? Number(to) : size - 1, size - 1), isPart: true };
}

async function* read(packed: Packed[], pieces: ZipPiece[]) {
  for (const piece of pieces) {
    if ("bytes" in piece) yield piece.bytes;
    else {
      const entry = packed[piece.file];
      if (entry && "bytes" in entry) yield entry.bytes.subarray(piece.first, piece.last + 1);
      else if (entry) yield* createReadStream(entry.path, { start: piece.first, end: piece.last });
    }
  }
}

async function sizeOf(entry: Packed) {
  return "bytes" in entry ? entry.bytes.length : (await stat(entry.path)).size;
}

/** Read once for each state of a file. */
const known = new Map<string, number>();
const mostKnown = 5000;

async function checksumOf(entry: Packed): Promise<number> {
  if ("bytes" in entry) return crc32(entry.bytes);
  const { size, mtimeMs } = await stat(entry.path);
  const key = `${entry.path} ${size} ${mtimeMs}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  let crc = 0;
  for await (const chunk of createReadStream(entry.path)) crc = crc32(chunk as Buffer, crc);
  if (known.size >= mostKnown) known.clear();
  known.set(key, crc);
  return crc;
}
