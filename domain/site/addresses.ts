import { type SQL, sql } from "drizzle-orm";
import { products, series, solutions } from "#db/schema/catalogue.ts";
import { documentPages } from "#db/schema/documents.ts";
import { blogs, events, news, webinars } from "#db/schema/journal.ts";
import { pages, seoEntries } from "#db/schema/site.ts";
import { isPublished } from "../journal/published.ts";
import { countRows, limitOf, pageOf, type Reader } from "../reader.ts";

/** A file of the sitemap: small enough to be made at once. */
const pageSize = 500;

/** The path of every page that is worth finding, without language; products and papers, which may be many, come last. */
export async function listAddresses(reader: Reader, pageNum: number) {
  const page = { pageNum, pageSize };
  for (const kind of tags) reader.tags.add(kind);
  const parts = [others(), productPaths, paperPaths];
  const counts = await countEach(reader, parts);
  const list: string[] = [];
  let { offset } = limitOf(page);
  for (const [index, count] of counts.entries()) {
    const limit = pageSize - list.length;
    if (limit > 0 && offset < count) list.push(...(await listPart(reader, parts[index], offset, limit)));
    offset = Math.max(0, offset - count);
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  return { ...pageOf(total, list, page), pages: Math.ceil(total / pageSize) };
}

async function countEach({ db }: Reader, parts: SQL[]): Promise<number[]> {
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(
      parts.map((paths) => sql`(select ${countRows} from (${paths}) as paths)`),
      sql`, `,
    )}] as counts`,
  );
  return rows[0]?.counts ?? [];
}

async function listPart({ db }: Reader, paths: SQL | undefined, offset: number, limit: number) {
  const { rows } = await db.execute<{ path: string }>(sql`${paths} limit ${limit} offset ${offset}`);
  return rows.map(({ path }) => path);
}

/** Both in the order of an index, so that nothing else is read. */
const productPaths = sql`select '/products/' || id as path from ${products} order by legacy, position, id`;
const paperPaths = sql`select '/documents/' || id as path from ${documentPages} order by id`;

const others = () => sql`
  (select path from ${seoEntries} where path <> '/search' order by position)
  union all (select '/product-list/' || category || '/' || id from ${series} order by position, id)
  union all (select '/solutions/' || id from ${solutions} order by position, id)
  union all (select '/about/blogs/' || id from ${blogs} where ${isPublished(blogs.date)} order by date desc, id)
  union all (select '/about/news/' || id from ${news} where ${isPublished(news.date)} order by date desc, id)
  union all (select '/about/event/' || id from ${events} order by start desc, id)
  union all (select '/support/webinar/' || id from ${webinars} order by start desc, id)
  union all (select '/about/' || id from ${pages} order by position, id)`;

const tags = "seo products series solutions documents blogs news events webinars pages".split(" ");
