import type { KindName } from "./kinds.ts";
import type { RecordKey } from "./parts/part.ts";
import { type Content, kindNames } from "./records.ts";
import { listReferences } from "./references.ts";

type Path = (string | number)[];

/** The fields of a record's facts in which it names another record: with another name there, it names that one less. */
export function referencePaths(kind: KindName, data: unknown, { kind: to, id }: RecordKey): Path[] {
  const count = (value: unknown) =>
    listReferences(only(kind, value)).filter((one) => one.kind === to && one.name === id).length;
  const all = count(data);
  if (all === 0) return [];
  return listPlaces(data, id).filter((path) => count(withValue(data, path, `${id}-other`)) < all);
}

/** A content of this one record. */
const only = (kind: KindName, data: unknown) =>
  Object.fromEntries(
    kindNames.map((name) => [name, name === kind ? [{ id: "", data, texts: {} }] : []]),
  ) as unknown as Content;

function listPlaces(value: unknown, text: string, path: Path = []): Path[] {
  if (value === text) return [path];
  if (typeof value !== "object" || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) =>
    listPlaces((value as Record<Path[number], unknown>)[key], text, [...path, key]),
  );
}

function withValue(data: unknown, path: Path, text: string): unknown {
  const copy = structuredClone(data);
  const holder = path.slice(0, -1).reduce((at, key) => at[key] as Holder, copy as Holder);
  holder[path.at(-1) ?? ""] = text;
  return copy;
}
type Holder = Record<Path[number], unknown>;
