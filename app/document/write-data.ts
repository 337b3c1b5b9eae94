const written = new WeakMap<object, string>();

/** JSON. What the server remembers is frozen, and is written once as long as it is remembered. */
export function writeData(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (Object.isFrozen(value)) return writeOnce(value);
  if (Array.isArray(value)) return `[${value.map(writeData).join()}]`;
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new TypeError(`No data for a page: ${value}`);
  let json = "";
  for (const [name, part] of Object.entries(value)) {
    if (part !== undefined) json += `${json && ","}${JSON.stringify(name)}:${writeData(part)}`;
  }
  return `{${json}}`;
}

function writeOnce(value: object): string {
  const json = written.get(value) ?? JSON.stringify(value);
  written.set(value, json);
  return json;
}
