import type { Queries } from "#db/client.ts";
import { linkPattern } from "../addresses.ts";
import { listQuoted } from "../figures.ts";
import { fileOf, type RecordKey } from "../parts/part.ts";
import { readParts } from "../parts/store.ts";
import { assembleRecords, contentOf } from "../records/assemble.ts";
import { listReferences } from "../references.ts";
import { nameOf } from "./touched.ts";

type Use = { file: string; how: "names it" | "quotes its figures" | "shows it" | "links to it" };

/** Every file that names, quotes, shows or links to a record. */
export async function listUses(db: Queries, record: RecordKey): Promise<Use[]> {
  const parts = await readParts(db);
  const content = contentOf(assembleRecords(parts).records);
  const names = listReferences(content)
    .filter(({ kind, name }) => kind === record.kind && name === record.id)
    .map(({ from, id }): Use => ({ file: `${from}/${id}.yaml`, how: "names it" }));
  const link = linkPattern(record);
  const others = parts
    .filter((part) => nameOf(part) !== nameOf(record))
    .flatMap((part): Use[] => {
      const file = fileOf(part);
      const quotes = record.kind === "products" && listQuoted(part.source).includes(record.id);
      const shows = record.kind === "media" && wordsIn(part.value).includes(record.id);
      const links = link !== undefined && part.source.search(link) >= 0;
      return [
        ...(quotes ? [{ file, how: "quotes its figures" } as const] : []),
        ...(shows ? [{ file, how: "shows it" } as const] : []),
        ...(links ? [{ file, how: "links to it" } as const] : []),
      ];
    });
  return [...names, ...others];
}

function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
}
