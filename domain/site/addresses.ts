import { type SQL, sql } from "drizzle-orm";
import { products, series, solutions } from "#db/schema/catalogue.ts";
import { documentPages } from "#db/schema/documents.ts";
import { blogs, events, news, webinars } from "#db/schema/journal.ts";
import { pages, seoEntries } from "#db/schema/site.ts";
import { isPublished } from "../journal/published.ts";
import { countRows, limitOf, pageOf, type Reader } from "../reader.ts";

/** Addresses per file of the sitemap. */
const pageSize = 250;

type Part = { counted: SQL; paths(direction: SQL): SQL };

/** The path of every indexable page, without its language; products and documents, which may be many, come last. */
export async function listAddresses(reader: Reader, pageNum: number) {
  const page = { pageNum, pageSize };
  for (const kind of tags) reader.tags.add(kind);
  const parts = [fewPart(), productPart, paperPart];
  const counts = await countEach(reader, parts);
  const list: string[] = [];
  let { offset } = limitOf(page);
  for (const [index, part] of parts.entries()) {
    const count = counts[index] ?? 0;
    const limit = Math.min(pageSize - list.length, count - offset);
    if (limit > 0) list.push(...(await listPart(reader, part, { limit, offset, count })));
    offset = Math.max(0, offset - count);
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  return { ...pageOf(total, list, page), pages: Math.ceil(total / pageSize) };
}

async function countEach({ db }: Reader, parts: Part[]): Promise<number[]> {
  const counts = parts.map(({ counted }) => sql`(select ${countRows} from ${counted})`);
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return rows[0]?.counts ?? [];
}

type Span = { limit: number; offset: number; count: number };

/** Pages in the second half are read backwards from the end. */
async function listPart({ db }: Reader, { paths }: Part, { limit, offset, count }: Span) {
  const after = count - offset - limit;
  const isNearEnd = after < offset;
  const { rows } = await db.execute<{ path: string }>(
    sql`${paths(isNearEnd ? sql`desc` : sql`asc`)} limit ${limit} offset ${isNearEnd ? after : offset}`,
  );
  const list = rows.map(({ path }) => path);
  return isNearEnd ? list.reverse() : list;
}

const productPart: Part = {
  counted: sql`${products}`,
  paths: (direction) =>
    sql`select '/products/' || id as path from ${products} order by legacy ${direction}, position ${direction}, id ${direction}`,
};
const paperPart: Part = {
  counted: sql`${documentPages}`,
  paths: (direction) =>
    sql`select '/documents/' || id as path from ${documentPages} order by id ${direction}`,
};

function fewPart(): Part {
  const numbered = sql`(select path, row_number() over () as number from (${others()}) as paths) as numbered`;
  return {
    counted: numbered,
    paths: (direction) => sql`select path from ${numbered} order by number ${direction}`,
  };
}

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
