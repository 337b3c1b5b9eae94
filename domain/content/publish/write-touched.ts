import type { Transaction } from "#db/client.ts";
import { figuresOf } from "../figures.ts";
import type { KindName } from "../kinds.ts";
import { type PartKind, partKinds, tagOf } from "../parts/part.ts";
import type { Stored } from "../rows/plain.ts";
import { writeRecords } from "../rows/write-records.ts";
import type { Checked } from "./check-change.ts";
import type { Touched } from "./touched.ts";

/** Writes the rows of the touched records, and of those that quote a touched product. Answers the tags of rows that changed. */
export async function writeTouched(
  tx: Transaction,
  { removed }: Touched,
  { records, quoting, content }: Checked,
): Promise<string[]> {
  const figures = figuresOf(content);
  const tags: string[] = [];
  for (const kind of Object.keys(partKinds) as PartKind[]) {
    const own = records.get(kind) ?? [];
    const ids = new Set(own.map(({ id }) => id));
    const gone = removed.filter((record) => record.kind === kind).map(({ id }) => id);
    const quoted = [...(quoting.get(kind as KindName) ?? [])].filter(
      (id) => !ids.has(id) && !gone.includes(id),
    );
    const others = quoted.length > 0 ? (content[kind as KindName] as Stored[]) : [];
    const written = [...own, ...others.filter(({ id }) => quoted.includes(id))];
    if (written.length + gone.length === 0) continue;
    const changed = await writeRecords(tx, kind, { records: written, removed: gone, figures });
    tags.push(...changed.map((id) => tagOf({ kind, id })));
  }
  return [...new Set(tags)];
}
