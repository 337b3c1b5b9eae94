import { and, asc, desc, eq, isNull, notInArray, type SQL } from "drizzle-orm";
import { comments } from "#db/schema/enquiries.ts";
import { countRows, hiddenLanguages, isOneOf, type Reader, secondsOf } from "../reader.ts";

/** A page shows so many threads, the newest of them; all are counted. */
const mostThreads = 200;

/** The approved comments of an article as threads of one level, oldest first. */
export async function listComments(reader: Reader, blogId: string) {
  const isShown = and(
    eq(comments.blogId, blogId),
    eq(comments.status, "approved"),
    notInArray(comments.language, hiddenLanguages(reader)),
  );
  reader.tags.add(`comments:${blogId}`);
  const newest = await reader.db
    .select()
    .from(comments)
    .where(and(isShown, isNull(comments.parentId)))
    .orderBy(desc(comments.receivedAt))
    .limit(mostThreads);
  const replies = Map.groupBy(await listReplies(reader, isShown, newest), ({ parentId }) => parentId);
  const threads = newest.reverse().map((row) => ({
    ...viewComment(row),
    replies: (replies.get(row.id) ?? []).map(viewComment),
  }));
  const shown = threads.reduce((sum, thread) => sum + 1 + thread.replies.length, 0);
  return {
    comments: threads,
    total: threads.length < mostThreads ? shown : await countComments(reader, isShown),
  };
}

type Row = typeof comments.$inferSelect;

async function listReplies({ db }: Reader, isShown: SQL | undefined, threads: Row[]): Promise<Row[]> {
  if (threads.length === 0) return [];
  const ids = threads.map(({ id }) => id);
  return db
    .select()
    .from(comments)
    .where(and(isShown, isOneOf(comments.parentId, ids, "uuid")))
    .orderBy(asc(comments.receivedAt));
}

async function countComments({ db }: Reader, isShown: SQL | undefined) {
  const [row] = await db.select({ total: countRows }).from(comments).where(isShown);
  return row?.total ?? 0;
}

const viewComment = (row: Row) => ({
  id: row.id,
  name: row.name,
  content: row.content,
  date: secondsOf(row.receivedAt),
});
