/** A file of an archive, stored as it is. */
type ZipFile = { name: string; size: number; crc: number; date: Date };

type ZipPart = { start: number; size: number } & ({ bytes: Buffer } | { file: number });

export type ZipPiece = { bytes: Buffer } | { file: number; first: number; last: number };

const utf8Names = 0x0800;
const version = 20;

/** Where everything of an archive stands. Known before a byte is sent, so that a download can be taken up again anywhere. */
export function layoutZip(files: ZipFile[]): { size: number; parts: ZipPart[] } {
  const parts: ZipPart[] = [];
  let end = 0;
  const add = (part: { bytes: Buffer } | { file: number }, size: number) => {
    parts.push({ ...part, start: end, size });
    end += size;
  };
  const entries = files.map((file, index) => {
    const offset = end;
    const header = localHeader(file);
    add({ bytes: header }, header.length);
    if (file.size > 0) add({ file: index }, file.size);
    return directoryEntry(file, offset);
  });
  const directory = Buffer.concat(entries);
  const tail = Buffer.concat([directory, directoryEnd(files.length, directory.length, end)]);
  add({ bytes: tail }, tail.length);
  return { size: end, parts };
}

/** What of the archive lies between two places, both inclusive: pieces of bytes and of files. */
export function sliceZip(parts: ZipPart[], from: number, to: number): ZipPiece[] {
  return parts.flatMap((part): ZipPiece[] => {
    const first = Math.max(from, part.start) - part.start;
    const last = Math.min(to, part.start + part.size - 1) - part.start;
    if (first > last) return [];
    return "bytes" in part
      ? [{ bytes: part.bytes.subarray(first, last + 1) }]
      : [{ file: part.file, first, last }];
  });
}

function localHeader({ name, size, crc, date }: ZipFile) {
  const own = Buffer.from(name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(utf8Names, 6);
  writeFacts(header, 10, { size, crc, date });
  header.writeUInt16LE(own.length, 26);
  return Buffer.concat([header, own]);
}

function directoryEntry({ name, size, crc, date }: ZipFile, offset: number) {
  const own = Buffer.from(name);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(version, 4);
  entry.writeUInt16LE(version, 6);
  entry.writeUInt16LE(utf8Names, 8);
  writeFacts(entry, 12, { size, crc, date });
  entry.writeUInt16LE(own.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, own]);
}

/** Time, day, checksum and the two sizes, which are the same as nothing is packed. */
function writeFacts(target: Buffer, at: number, { size, crc, date }: Omit<ZipFile, "name">) {
  target.writeUInt16LE(
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1),
    at,
  );
  target.writeUInt16LE(
    ((Math.max(1980, date.getUTCFullYear()) - 1980) << 9) |
      ((date.getUTCMonth() + 1) << 5) |
      date.getUTCDate(),
    at + 2,
  );
  target.writeUInt32LE(crc >>> 0, at + 4);
  target.writeUInt32LE(size, at + 8);
  target.writeUInt32LE(size, at + 12);
}

function directoryEnd(count: number, size: number, offset: number) {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
