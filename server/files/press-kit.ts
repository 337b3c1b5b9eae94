import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pressFolder } from "#domain/site/press-kit.ts";
import { type ZipFile, zip } from "./zip.ts";

type Manifest = Record<string, { hash: string; widths: number[] }>;

const forAnHour = "public, max-age=3600";
const drawings = ["symbol.svg", "wordmark.svg"];

/** `/press/…`: the maker's two drawings, and one archive of them and every picture at its largest. */
export function createPressKit(contentDirectory: string) {
  const drawing = (name: string) => join(contentDirectory, "maker", name);
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const name = request.url?.split("?", 1)[0]?.slice(1) ?? "";
    const isArchive = name === "press-kit.zip";
    if (!isArchive && !drawings.includes(name)) return next();
    response.setHeader("Cache-Control", forAnHour);
    response.setHeader("Content-Type", isArchive ? "application/zip" : "image/svg+xml");
    response.setHeader("Content-Disposition", `attachment; filename="${name}"`);
    if (request.method === "HEAD") return response.end();
    const body = isArchive ? Readable.from(archive(contentDirectory)) : createReadStream(drawing(name));
    // Who leaves before the end is nobody's fault; a file that is missing ends the answer.
    pipeline(body, response).catch(() => response.destroy());
  };
}

async function* archive(contentDirectory: string) {
  const media = join(contentDirectory, "media");
  const manifest: Manifest = JSON.parse(await readFile(join(media, "manifest.json"), "utf8"));
  const pictures = Object.entries(manifest).flatMap(([id, { hash, widths }]): ZipFile[] => {
    const folder = pressFolder(id);
    const file = join(media, "derived", `${hash}-${Math.max(...widths)}.webp`);
    return folder ? [{ name: `${folder}/${id.replaceAll("/", "-")}.webp`, read: () => readFile(file) }] : [];
  });
  const logos = drawings.map((name) => ({
    name: `logos/${name}`,
    read: () => readFile(join(contentDirectory, "maker", name)),
  }));
  yield* zip([...logos, ...pictures]);
}
