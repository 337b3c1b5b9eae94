import { and, asc, desc, eq, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import { comments } from "#db/schema/enquiries.ts";
import { countRows, hiddenLanguages, isOneOf, limitOf, type Reader, secondsOf } from "../reader.ts";

const threadsPerPage = 50;

/**
 * A page of an article's approved comments as threads of one level, oldest first; the first page holds the newest. All are
 * counted. Undefined for a page that there is not.
 */
export async function listComments(reader: Reader, blogId: string, pageNum: number) {
  const isShown = and(
    eq(comments.blogId, blogId),
    eq(comments.status, "approved"),
    languageIsOffered(reader),
  );
  const isThread = and(isShown, isNull(comments.parentId));
  reader.tags.add(`comments:${blogId}`);
  const [{ total, threads }, newest] = await Promise.all([
    countComments(reader, isShown),
    listThreads(reader, isThread, pageNum),
  ]);
  const pages = Math.max(1, Math.ceil(threads / threadsPerPage));
  if (pageNum > pages) return undefined;
  const replies = Map.groupBy(await listReplies(reader, isShown, newest), ({ parentId }) => parentId);
  const list = newest.reverse().map((row) => ({
    ...viewComment(row),
    replies: (replies.get(row.id) ?? []).map(viewComment),
  }));
  return { comments: list, total, pages };
}

type Row = typeof comments.$inferSelect;

function languageIsOffered(reader: Reader) {
  const hidden = hiddenLanguages(reader);
  return hidden.length > 0 ? notInArray(comments.language, hidden) : undefined;
}

/** Found by the index alone, however far back; only those that are shown are read. */
async function listThreads({ db }: Reader, isThread: SQL | undefined, pageNum: number): Promise<Row[]> {
  const { limit, offset } = limitOf({ pageNum, pageSize: threadsPerPage });
  const newestFirst = [desc(comments.receivedAt), desc(comments.id)];
  const found = await db
    .select({ id: comments.id })
    .from(comments)
    .where(isThread)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  return db
    .select()
    .from(comments)
    .where(isOneOf(comments.id, ids, "uuid"))
    .orderBy(...newestFirst);
}

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
  const threads = sql<number>`count(*) filter (where ${comments.parentId} is null)::int`;
  const [row] = await db.select({ total: countRows, threads }).from(comments).where(isShown);
  return row ?? { total: 0, threads: 0 };
}

const viewComment = (row: Row) => ({
  id: row.id,
  name: row.name,
  content: row.content,
  date: secondsOf(row.receivedAt),
});
