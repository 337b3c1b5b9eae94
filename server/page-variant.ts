import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
export const decompress = promisify(brotliDecompress);

export type Encoding = "br" | "gzip" | "identity";
export type Page = { html: Buffer; headers: [string, string][]; tags: Set<string> };
export type Variant = { body: Buffer; headers: string[]; hitHeaders: string[]; etag: string };
export type Marker = "HIT" | "MISS" | "STALE";

/** A page in one encoding, with the headers it is sent with. */
export async function makeVariant(page: Page, encoding: Encoding): Promise<Variant> {
  const { body, headers } = await encodePage(page, encoding);
  const digest = createHash("sha256").update(page.html).digest("base64url").slice(0, 22);
  const etag = `"${digest}${encoding === "identity" ? "" : `-${encoding}`}"`;
  headers.push("ETag", etag);
  return { body, headers, hitHeaders: withMarker(headers, "HIT"), etag };
}

/** The same for a page that is sent once: nobody will ask whether it is still the one they have. */
export async function encodePage(page: Page, encoding: Encoding) {
  const body = await compress(page.html, encoding);
  const headers = page.headers.flat();
  headers.push("Content-Length", String(body.length));
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  return { body, headers };
}

export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (accepted.includes("br") && !accepted.includes("br;q=0")) return "br";
  return accepted.includes("gzip") && !accepted.includes("gzip;q=0") ? "gzip" : "identity";
}

export const withMarker = (headers: string[], marker: Marker) => [...headers, "X-Cache", marker];

function compress(html: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === "br") {
    return compressBrotli(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    });
  }
  return encoding === "gzip" ? compressGzip(html, { level: 6 }) : html;
}
