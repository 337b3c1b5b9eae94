import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { listFiles, listWidths, makeFile } from "./derive.ts";
import { findBox } from "./find-box.ts";
import { DERIVED, listLeftOut, listOriginals, MANIFEST, ORIGINALS } from "./paths.ts";

export type Manifest = Record<
  string,
  {
    hash: string;
    width: number;
    height: number;
    color: string;
    widths: number[];
    og: boolean;
    box?: number[];
  }
>;

/** Only the first view of a product gets a picture for shared links. */
const FURTHER_VIEW = /^products\/.*-(side|ports|back|open|place)$/;

const PACK_SHOT = /^products\/.*-front$/;

mkdirSync(DERIVED, { recursive: true });
mkdirSync(ORIGINALS, { recursive: true });
const manifest: Manifest = {};
const used = new Set<string>();
let made = 0;

for (const { id, path } of listOriginals()) {
  const entry = await measure(id, path);
  manifest[id] = entry;
  for (const name of listFiles(entry.hash, entry.widths, entry.og)) {
    used.add(name);
    if (await makeFile(path, name)) made += 1;
  }
}

writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
const unused = readdirSync(DERIVED).filter((name) => !used.has(name));
for (const name of unused) rmSync(join(DERIVED, name));
for (const sentence of listLeftOut()) console.warn(sentence);
console.info(`${Object.keys(manifest).length} pictures, ${made} files made, ${unused.length} removed`);

async function measure(id: string, path: string) {
  const bytes = readFileSync(path);
  const { width, height } = await sharp(bytes).metadata();
  return {
    hash: createHash("sha256").update(bytes).digest("hex").slice(0, 8),
    width,
    height,
    color: await findColour(bytes),
    widths: listWidths(id, width),
    og: !FURTHER_VIEW.test(id),
    ...(PACK_SHOT.test(id) && { box: await findBox(id, bytes) }),
  };
}

/** The mean colour over white, shown until the picture has loaded. */
async function findColour(bytes: Buffer) {
  const small = sharp(await sharp(bytes).resize(64).flatten({ background: "#fff" }).png().toBuffer());
  const { channels } = await small.stats();
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"));
  return `#${hex.join("")}`;
}
