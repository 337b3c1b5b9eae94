import { createReadStream, type ReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { makeZip, predictLength } from "client-zip";

/** A file on this disk, or bytes, under its name in the archive. */
export type Packed = { name: string; date: Date } & ({ path: string } | { bytes: Buffer });

const mostBytes = 2 * 1024 ** 3;

export class TooLarge extends Error {}

/** Sends files as one archive, which is made while it is sent. A broken download starts again. */
export async function sendZip(
  request: IncomingMessage,
  response: ServerResponse,
  packed: Packed[],
  fileName: string,
) {
  const sizes = await Promise.all(packed.map(sizeOf));
  if (sizes.reduce((sum, size) => sum + size, 0) > mostBytes) throw new TooLarge();
  const length = predictLength(packed.map(({ name }, index) => ({ name, size: sizes[index] ?? 0 })));
  response.writeHead(200, {
    "Content-Type": "application/zip",
    "Content-Disposition": `attachment; filename="${fileName}"`,
    "Content-Length": Number(length),
    "Cache-Control": "public, max-age=3600",
  });
  if (request.method === "HEAD") return void response.end();
  await pipeline(Readable.from(zip(packed)), response).catch(() => void response.destroy());
}

/** client-zip leaves the file it reads open when the visitor goes away, so this closes it. */
async function* zip(packed: Packed[]) {
  let file: ReadStream | undefined;
  const open = (path: string) => {
    file = createReadStream(path);
    return file;
  };
  try {
    yield* makeZip(listEntries());
  } finally {
    file?.destroy();
  }

  function* listEntries() {
    for (const entry of packed) {
      const { name, date: lastModified } = entry;
      yield { name, lastModified, input: "bytes" in entry ? entry.bytes : open(entry.path) };
    }
  }
}

async function sizeOf(entry: Packed) {
  return "bytes" in entry ? entry.bytes.length : (await stat(entry.path)).size;
}
