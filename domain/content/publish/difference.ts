import type { Database } from "#db/client.ts";
import { type Key, keyOf } from "../parts/part.ts";
import { readFiles, readMediaParts } from "../parts/read-folder.ts";
import { findStamp } from "../parts/stamp.ts";
import { findSource, readParts } from "../parts/store.ts";

/** Undefined where the part is not there, or, of the base, where no revision holds it any more. */
export type Side = string | undefined;

/** A part as the folder was made from it, as the database holds it, and as the folder says it. */
export async function difference(db: Database, key: Key, directory: string) {
  const name = keyOf(key);
  const hash = (await findStamp(db, directory)).get(name);
  const stored = (await readParts(db, key.kind, [key.id])).find((part) => keyOf(part) === name);
  const { parts } =
    key.kind === "media"
      ? await readMediaParts(directory)
      : await readFiles(directory, key.kind, [`${name.slice(key.kind.length + 1)}.yaml`]);
  const base: Side = hash && (await findSource(db, key, hash));
  const file: Side = parts.find((part) => keyOf(part) === name)?.source;
  return { base, stored: stored?.source, file };
}
