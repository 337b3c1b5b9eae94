import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { pressFolder } from "#domain/site/press-kit.ts";
import { type Packed, sendZip } from "./send-zip.ts";

type Manifest = Record<string, { hash: string; width: number; widths: number[] }>;

const forAnHour = "public, max-age=3600";
const drawings = ["symbol.svg", "wordmark.svg"];

/** `/press/…`: the maker's two drawings, and one archive of them and every picture wide enough for print. */
export function createPressKit(contentDirectory: string) {
  const drawing = (name: string) => join(contentDirectory, "maker", name);
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const name = request.url?.split("?", 1)[0]?.slice(1) ?? "";
    // A visitor who leaves is no failure; a missing file ends the answer.
    const fail = () => void response.destroy();
    if (name === "press-kit.zip")
      return void listKit(contentDirectory)
        .then((kit) => sendZip(request, response, kit, name))
        .catch(fail);
    if (!drawings.includes(name)) return next();
    response.setHeader("Cache-Control", forAnHour);
    response.setHeader("Content-Type", "image/svg+xml");
    response.setHeader("Content-Disposition", `attachment; filename="${name}"`);
    if (request.method === "HEAD") return response.end();
    pipeline(createReadStream(drawing(name)), response).catch(fail);
  };
}

/** Pictures have no date: this is the first day that an archive can name. */
const date = new Date("1980-01-01T00:00:00Z");

async function listKit(contentDirectory: string): Promise<Packed[]> {
  const media = join(contentDirectory, "media");
  const manifest: Manifest = JSON.parse(await readFile(join(media, "manifest.json"), "utf8"));
  const pictures = Object.entries(manifest).flatMap(([id, { hash, width, widths }]) => {
    const folder = pressFolder({ id, width });
    const path = join(media, "derived", `${hash}-${Math.max(...widths)}.webp`);
    return folder ? [{ name: `${folder}/${id.replaceAll("/", "-")}.webp`, date, path }] : [];
  });
  const logos = drawings.map((name) => ({
    ...{ name: `logos/${name}`, date, path: join(contentDirectory, "maker", name) },
  }));
  return [...logos, ...pictures];
}
