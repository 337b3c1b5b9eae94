import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { comments } from "#db/schema/enquiries.ts";
import { languageOf, locales } from "#i18n/locales.ts";
import { isSubmissionId } from "../enquiries/idempotency.ts";
import { countRows, isOneOf, limitOf, type Reader, secondsOf } from "../reader.ts";

const threadsPerPage = 20;
/** The most replies shown with a thread in the list; the others have pages of their own. */
const firstReplies = 10;
const repliesPerPage = 50;

/**
 * A page of approved comments as threads of one level, oldest first; page 1 holds the newest. `total` counts all.
 * Undefined for a page that does not exist.
 */
export async function listComments(reader: Reader, blogId: string, pageNum: number) {
  const isShown = isShownUnder(reader, blogId);
  const isThread = and(isShown, isNull(comments.parentId));
  const first = { limit: firstReplies, offset: 0 };
  const [{ total, threads }, shown] = await Promise.all([
    countComments(reader, isShown),
    listThreads(reader, isThread, pageNum).then((newest) =>
      viewThreads(reader, isShown, newest.reverse(), first),
    ),
  ]);
  const pages = Math.max(1, Math.ceil(threads / threadsPerPage));
  return pageNum > pages ? undefined : { comments: shown, total, pages };
}

/** One thread with a page of its replies, oldest first. Undefined if the thread or the page does not exist. */
export async function listReplies(reader: Reader, blogId: string, thread: string, pageNum: number) {
  if (!isSubmissionId(thread)) return undefined;
  const isShown = isShownUnder(reader, blogId);
  const page = limitOf({ pageNum, pageSize: repliesPerPage });
  const found = await reader.db
    .select()
    .from(comments)
    .where(and(isShown, isNull(comments.parentId), eq(comments.id, thread)));
  const [{ total }, list] = await Promise.all([
    countComments(reader, isShown),
    viewThreads(reader, isShown, found, page),
  ]);
  const pages = Math.max(1, Math.ceil((list[0]?.replyCount ?? 0) / repliesPerPage));
  return list.length === 0 || pageNum > pages ? undefined : { comments: list, total, pages };
}

type Row = typeof comments.$inferSelect;
type Page = ReturnType<typeof limitOf>;

function isShownUnder(reader: Reader, blogId: string) {
  reader.tags.add(`comments:${blogId}`);
  return and(eq(comments.blogId, blogId), eq(comments.status, "approved"), languageIsOffered(reader));
}

async function viewThreads(reader: Reader, isShown: SQL | undefined, threads: Row[], page: Page) {
  if (threads.length === 0) return [];
  const ids = threads.map(({ id }) => id);
  const [counts, rows] = await Promise.all([
    countReplies(reader, isShown, ids),
    readReplies(reader, isShown, ids, page),
  ]);
  const replies = Map.groupBy(rows, ({ parentId }) => parentId);
  return threads.map((row) => ({
    ...viewComment(row),
    replies: (replies.get(row.id) ?? []).map(viewComment),
    replyCount: counts.get(row.id) ?? 0,
  }));
}

/** Names the offered languages, not the others, so that the index can be used. */
function languageIsOffered({ offered = locales }: Reader) {
  return inArray(comments.language, offered.map(languageOf));
}

/** Finds the ids by the index alone, at any depth; reads only the rows that are shown. */
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

function readReplies({ db }: Reader, isShown: SQL | undefined, ids: string[], { limit, offset }: Page) {
  const oldestFirst = [asc(comments.receivedAt), asc(comments.id)];
  const shown = db
    .select({ id: comments.id })
    .from(comments)
    .where(and(isShown, sql`${comments.parentId} = threads.id`))
    .orderBy(...oldestFirst)
    .limit(limit)
    .offset(offset);
  const page = sql`select shown.id from unnest(${sql.param(ids)}::uuid[]) as threads(id) cross join lateral ${shown} as shown`;
  return db
    .select()
    .from(comments)
    .where(sql`${comments.id} in (${page})`)
    .orderBy(...oldestFirst);
}

async function countReplies({ db }: Reader, isShown: SQL | undefined, ids: string[]) {
  const rows = await db
    .select({ id: comments.parentId, count: countRows })
    .from(comments)
    .where(and(isShown, isOneOf(comments.parentId, ids, "uuid")))
    .groupBy(comments.parentId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

async function countComments({ db }: Reader, isShown: SQL | undefined) {
  const threads = sql<number>`(count(*) - count(${comments.parentId}))::int`;
  const [row] = await db.select({ total: countRows, threads }).from(comments).where(isShown);
  return row ?? { total: 0, threads: 0 };
}

const viewComment = (row: Row) => ({
  id: row.id,
  name: row.name,
  content: row.content,
  date: secondsOf(row.receivedAt),
});
