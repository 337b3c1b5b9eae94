import { crc32 } from "node:zlib";

export type ZipFile = { name: string; read(): Promise<Buffer> };

/** 1980-01-01, the first day a ZIP knows: what is made anew with every request has no date. */
const date = 0x00210000;
const utf8Names = 0x0800;

/** An archive as it is sent, one file in memory at a time. Nothing is packed: pictures and PDFs are already. */
export async function* zip(files: Iterable<ZipFile>): AsyncGenerator<Buffer> {
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, read } of files) {
    const data = await read();
    const bytes = Buffer.from(name);
    const facts = factsOf(bytes, data);
    entries.push(directoryEntry(bytes, facts, offset));
    const head = Buffer.concat([fields([4, 0x04034b50]), facts, bytes]);
    offset += head.length + data.length;
    yield head;
    yield data;
  }
  const directory = Buffer.concat(entries);
  yield directory;
  yield fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, directory.length],
    [4, offset],
    [2, 0],
  );
}

/** What stands before a file and in the directory alike. */
function factsOf(name: Buffer, data: Buffer): Buffer {
  return fields(
    [2, 20],
    [2, utf8Names],
    [2, 0],
    [4, date],
    [4, crc32(data)],
    [4, data.length],
    [4, data.length],
    [2, name.length],
    [2, 0],
  );
}

function directoryEntry(name: Buffer, facts: Buffer, offset: number): Buffer {
  const rest = fields([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
  return Buffer.concat([fields([4, 0x02014b50], [2, 20]), facts, rest, name]);
}

/** Numbers of two or four bytes, the smallest byte first. */
function fields(...numbers: [bytes: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(numbers.reduce((sum, [bytes]) => sum + bytes, 0));
  let place = 0;
  for (const [bytes, value] of numbers) place = buffer.writeUIntLE(value, place, bytes);
  return buffer;
}
