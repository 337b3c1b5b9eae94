import { join } from "node:path";
import sharp from "sharp";
import { listOriginals } from "./paths.ts";

/** Every picture, small, on one sheet: node tools/media/contact-sheet.ts docs/brand/contact-sheet.webp */
const CELL = { width: 300, height: 200 };
const COLUMNS = 8;

const originals = listOriginals();
const cells = await Promise.all(
  originals.map(async ({ path }, index) => ({
    input: await sharp(path)
      .resize({ ...CELL, fit: "contain", background: "#fff" })
      .flatten({ background: "#fff" })
      .toBuffer(),
    left: (index % COLUMNS) * CELL.width,
    top: Math.floor(index / COLUMNS) * CELL.height,
  })),
);
const height = Math.ceil(originals.length / COLUMNS) * CELL.height;
await sharp({ create: { width: COLUMNS * CELL.width, height, channels: 3, background: "#fff" } })
  .composite(cells)
  .webp({ quality: 78 })
  .toFile(join(import.meta.dirname, "../..", process.argv[2] ?? "contact-sheet.webp"));
