import { sql } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import type { Language } from "#i18n/locales.ts";
import { foldText } from "../text/tokens.ts";

const mostDays = 90;
const mostPerDay = 1000;
const longest = 80;

/** Counts a search that found nothing good. What may name a person is not kept: addresses, and numbers as long as a telephone's. */
export async function recordMiss(db: Queries, language: Language, typed: string) {
  const keyword = foldText(typed);
  if (keyword === "" || keyword.length > longest || typed.includes("@") || /(?:\d\s?){6}/.test(keyword))
    return;
  await db.execute(sql`
    insert into missed_searches (day, language, keyword, count)
    select current_date, ${language}, ${keyword}, 1
    where (select count(*) from missed_searches where day = current_date) < ${mostPerDay}
    on conflict (day, language, keyword) do update set count = missed_searches.count + 1`);
}

type MissedSearch = { language: string; keyword: string; count: number; last: string };

/** The most frequent first. What is older than the days of interest is forgotten. */
export async function listMisses(db: Queries): Promise<MissedSearch[]> {
  await db.execute(sql`delete from missed_searches where day < current_date - ${mostDays}::int`);
  const { rows } = await db.execute<MissedSearch>(sql`
    select language, keyword, sum(count)::int as count, max(day)::text as last
    from missed_searches group by language, keyword order by count desc, last desc, keyword limit 200`);
  return rows;
}
