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
  const [{ rows: few }, { rows: counted }] = await Promise.all([
    reader.db.execute<{ path: string }>(others()),
    reader.db.execute<{ products: number; papers: number }>(counts),
  ]);
  const { products = 0, papers = 0 } = counted[0] ?? {};
  const { limit, offset } = limitOf(page);
  const first = few.slice(offset, offset + limit);
  const after = await listPart(reader, productPaths, products, offset - few.length, limit - first.length);
  const missing = limit - first.length - after.length;
  const last = await listPart(reader, paperPaths, papers, offset - few.length - products, missing);
  const list = [...first, ...after, ...last].map(({ path }) => path);
  const total = few.length + products + papers;
  return { ...pageOf(total, list, page), pages: Math.ceil(total / pageSize) };
}

/** What a page takes from a part that begins so many paths before it; nothing is asked where it does not reach. */
async function listPart({ db }: Reader, paths: SQL, total: number, offset: number, limit: number) {
  if (limit <= 0 || offset >= total) return [];
  const { rows } = await db.execute<{ path: string }>(
    sql`${paths} limit ${limit} offset ${Math.max(0, offset)}`,
  );
  return rows;
}

const counts = sql`select (select ${countRows} from ${products}) as products, (select ${countRows} from ${documentPages}) as papers`;

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
