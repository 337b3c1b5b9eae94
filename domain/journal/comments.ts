import { and, asc, eq, notInArray } from "drizzle-orm";
import { comments } from "#db/schema/enquiries.ts";
import { hiddenLanguages, type Reader, secondsOf } from "../reader.ts";

/** The approved comments of an article as threads of one level, oldest first. */
export async function listComments(reader: Reader, blogId: string) {
  const rows = await reader.db
    .select()
    .from(comments)
    .where(
      and(
        eq(comments.blogId, blogId),
        eq(comments.status, "approved"),
        notInArray(comments.language, hiddenLanguages(reader)),
      ),
    )
    .orderBy(asc(comments.receivedAt));
  reader.tags.add(`comments:${blogId}`);
  const shown = rows.map((row) => ({
    parentId: row.parentId,
    comment: { id: row.id, name: row.name, content: row.content, date: secondsOf(row.receivedAt) },
  }));
  const threads = shown
    .filter(({ parentId }) => parentId === null)
    .map(({ comment }) => ({
      ...comment,
      replies: shown.filter(({ parentId }) => parentId === comment.id).map((reply) => reply.comment),
    }));
  return { comments: threads, total: threads.reduce((sum, { replies }) => sum + 1 + replies.length, 0) };
}
