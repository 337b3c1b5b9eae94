import { sql } from "drizzle-orm";
import type { SearchType } from "#config/product.ts";
import type { Queries } from "#db/client.ts";
import type { Language } from "#i18n/locales.ts";
import { resolveQuestion } from "../query/resolve-question.ts";
import { bestFirst, rankedRows } from "./matches.ts";

type Query = { type: SearchType; keyword: string; language: Language };

/** The ids of everything of one type that a keyword finds, best first. */
export async function matchingEntities(db: Queries, { type, keyword, language }: Query): Promise<string[]> {
  const question = await resolveQuestion(db, keyword, language);
  const { rows } = await db.execute<{ entity: string }>(
    sql`${rankedRows({ question, language, filters: { type } })} select entity from ranked order by ${bestFirst}`,
  );
  return rows.map(({ entity }) => entity);
}
