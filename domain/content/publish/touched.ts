import type { Transaction } from "#db/client.ts";
import { type Change, hashOf, keyOf, type Part, type RecordKey } from "../parts/part.ts";
import { partOf, readParts, type StoredPart } from "../parts/store.ts";

export type Touched = {
  /** Without those that say what is stored already. */
  changes: Change[];
  /** What is stored of the touched records; all that is stored when many are touched. */
  stored: ReadonlyMap<string, StoredPart>;
  /** The parts of the touched records as they will be. */
  parts: (Part | StoredPart)[];
  names: RecordKey[];
  removed: RecordKey[];
};

/** Beyond this many changes everything is read at once. */
const many = 200;

export async function readTouched(tx: Transaction, wanted: Change[]): Promise<Touched> {
  const stored = new Map((await readStored(tx, wanted)).map((part) => [keyOf(part), part]));
  const changes = wanted.filter(
    (change) =>
      (change.source === null ? undefined : hashOf(change.source)) !== stored.get(keyOf(change))?.hash,
  );
  const named = new Map(changes.map(({ kind, id }) => [nameOf({ kind, id }), { kind, id }]));
  const after = new Map<string, Part | StoredPart>([...stored].filter(([, part]) => named.has(nameOf(part))));
  for (const change of changes) {
    const part = partOf(change, change.source);
    if (part) after.set(keyOf(change), part);
    else after.delete(keyOf(change));
  }
  const parts = [...after.values()];
  const kept = new Set(parts.map(nameOf));
  const names = [...named.values()];
  return { changes, stored, parts, names, removed: names.filter((name) => !kept.has(nameOf(name))) };
}

async function readStored(tx: Transaction, changes: Change[]) {
  if (changes.length > many) return readParts(tx);
  const byKind = Map.groupBy(changes, ({ kind }) => kind);
  const found: StoredPart[] = [];
  for (const [kind, own] of byKind)
    found.push(
      ...(await readParts(
        tx,
        kind,
        own.map(({ id }) => id),
      )),
    );
  return found;
}

export const nameOf = ({ kind, id }: RecordKey) => `${kind}/${id}`;
