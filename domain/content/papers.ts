import { createHash } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { documentPages } from "#db/schema/documents.ts";
import type { Papers } from "./read-papers.ts";
import { upsertRows } from "./rows/rows.ts";

/** Writes the papers that changed, and takes away those that are gone; answers the tags of their documents. */
export async function publishPapers(tx: Transaction, papers: Papers | undefined): Promise<string[]> {
  if (!papers) return [];
  const rows = [...papers].map(([id, paper]) => ({ id, ...paper, sha256: digest(paper) }));
  const known = new Map(
    (await tx.select({ id: documentPages.id, sha256: documentPages.sha256 }).from(documentPages)).map(
      ({ id, sha256 }) => [id, sha256],
    ),
  );
  const changed = rows.filter(({ id, sha256 }) => known.get(id) !== sha256);
  const gone = [...known.keys()].filter((id) => !papers.has(id));
  await upsertRows(tx, documentPages, changed);
  if (gone.length > 0) await tx.delete(documentPages).where(inArray(documentPages.id, gone));
  return [...changed.map(({ id }) => id), ...gone].map((id) => `documents:${id}`);
}

function digest(paper: unknown) {
  return createHash("sha256").update(JSON.stringify(paper)).digest("hex");
}
