import { brotliDecompressSync } from "node:zlib";

/** Tags that WOFF2 writes as a number: https://www.w3.org/TR/WOFF2/#table_dir_format */
const [CHARACTER_MAP, GLYPHS, LOCATIONS, NAMED] = [0, 10, 11, 63];

type Range = [first: number, last: number];

/** What a font file has a glyph for, from the tables of its character map that are in use: formats 4 and 12. */
export function listCodePoints(file: Buffer) {
  const map = readCharacterMap(file);
  const starts = Array.from({ length: map.readUInt16BE(2) }, (_, index) => map.readUInt32BE(8 + index * 8));
  const ranges = starts.flatMap((start) => {
    const table = map.subarray(start);
    return table.readUInt16BE(0) === 12 ? readGroups(table) : readSegments(table);
  });
  return ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

function readSegments(table: Buffer): Range[] {
  if (table.readUInt16BE(0) !== 4) return [];
  const bytes = table.readUInt16BE(6);
  return Array.from({ length: bytes / 2 - 1 }, (_, index) => [
    table.readUInt16BE(16 + bytes + index * 2),
    table.readUInt16BE(14 + index * 2),
  ]);
}

function readGroups(table: Buffer): Range[] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, index) => [
    table.readUInt32BE(16 + index * 12),
    table.readUInt32BE(20 + index * 12),
  ]);
}

/** All tables are compressed as one stream, in the order of the directory. */
function readCharacterMap(file: Buffer) {
  let at = 48;
  let start = 0;
  let found: Range = [0, 0];
  const readNumber = () => {
    for (let value = 0; ; ) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at++);
    const [tag, version] = [flags & 63, flags >> 6];
    if (tag === NAMED) at += 4;
    let size = readNumber();
    const isTransformed = tag === GLYPHS || tag === LOCATIONS ? version !== 3 : version !== 0;
    if (isTransformed) size = readNumber();
    if (tag === CHARACTER_MAP) found = [start, start + size];
    start += size;
  }
  return brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(...found);
}
