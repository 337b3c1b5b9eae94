import { and, asc, eq } from "drizzle-orm";
import { comments } from "#db/schema/enquiries.ts";
import { among, type Store, type Stored } from "./plain.ts";
import type { Row } from "./rows.ts";

type Entry = { id: string; date: string; language: string; name: string; text: string; replies?: Entry[] };

/** What visitors send has a fingerprint of its own kind: theirs is neither written over nor exported. */
const fingerprint = "content";
const isOurs = eq(comments.fingerprint, fingerprint);

export const commentStore: Store = {
  write: (records) => [{ table: comments, owner: "blogId", only: isOurs, rows: records.flatMap(rowsOf) }],
  async read(db, ids) {
    const rows = await db
      .select()
      .from(comments)
      .where(and(isOurs, eq(comments.status, "approved"), among(comments.blogId, ids)))
      .orderBy(asc(comments.blogId), asc(comments.receivedAt), asc(comments.id));
    const below = Map.groupBy(rows, ({ parentId }) => parentId);
    const entryOf = ({ id, receivedAt, language, name, content }: (typeof rows)[number]) => ({
      id,
      date: receivedAt.toISOString().replace(".000Z", "Z"),
      language,
      name,
      text: content,
    });
    const threadOf = (row: (typeof rows)[number]) => {
      const replies = (below.get(row.id) ?? []).map(entryOf);
      return { ...entryOf(row), ...(replies.length > 0 && { replies }) };
    };
    const byBlog = Map.groupBy(below.get(null) ?? [], ({ blogId }) => blogId);
    return [...byBlog].map(([id, threads]) => ({ id, data: { threads: threads.map(threadOf) }, texts: {} }));
  },
};

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
