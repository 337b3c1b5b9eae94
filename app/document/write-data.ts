const written = new WeakMap<object, Buffer>();

type Pieces = (string | Buffer)[];

/**
 * JSON that can stand in a script: nothing in it opens a tag. What the server remembers is frozen, and is written once
 * as long as it is remembered.
 */
export function writeData(value: unknown, pieces: Pieces = []): Pieces {
  if (typeof value !== "object" || value === null) pieces.push(toJson(value));
  else if (Object.isFrozen(value)) pieces.push(writeOnce(value));
  else if (Array.isArray(value)) writeList(value, pieces);
  else if (Object.getPrototypeOf(value) === Object.prototype) writeRecord(value, pieces);
  else throw new TypeError(`No data for a page: ${value}`);
  return pieces;
}

function writeList(values: unknown[], pieces: Pieces) {
  pieces.push("[");
  values.forEach((value, index) => {
    if (index > 0) pieces.push(",");
    writeData(value, pieces);
  });
  pieces.push("]");
}

function writeRecord(record: object, pieces: Pieces) {
  let separator = "{";
  for (const [name, value] of Object.entries(record)) {
    if (value === undefined) continue;
    pieces.push(`${separator}${toJson(name)}:`);
    writeData(value, pieces);
    separator = ",";
  }
  pieces.push(separator === "{" ? "{}" : "}");
}

function writeOnce(value: object): Buffer {
  const bytes = written.get(value) ?? Buffer.from(toJson(value));
  written.set(value, bytes);
  return bytes;
}

function toJson(value: unknown): string {
  return JSON.stringify(value)?.replaceAll("<", "\\u003c") ?? "null";
}
