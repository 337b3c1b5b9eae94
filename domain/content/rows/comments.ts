import { eq } from "drizzle-orm";
import { comments } from "#db/schema/enquiries.ts";
import type { RowsOf, Stored } from "./plain.ts";
import type { Row } from "./rows.ts";

type Entry = { id: string; date: string; language: string; name: string; text: string; replies?: Entry[] };

/** Comments of visitors have another fingerprint: they are never overwritten. */
const fingerprint = "content";
const isOurs = eq(comments.fingerprint, fingerprint);

export const commentRows: RowsOf = (records) => [
  { table: comments, owner: "blogId", only: isOurs, rows: records.flatMap(rowsOf) },
];

function rowsOf({ id: blogId, data }: Stored): Row[] {
  return (data.threads as Entry[]).flatMap((thread) => [
    rowOf(thread, blogId),
    ...(thread.replies ?? []).map((reply) => rowOf(reply, blogId, thread.id)),
  ]);
}

function rowOf({ id, date, language, name, text }: Entry, blogId: string, parentId?: string): Row {
  return {
    id,
    receivedAt: date,
    language,
    name,
    content: text,
    blogId,
    parentId,
    status: "approved",
    fingerprint,
  };
}
