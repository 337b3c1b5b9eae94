import { type SQL, sql } from "drizzle-orm";
import { type SearchType, searchTypes } from "#config/product.ts";

const bits = 33;

/** Positions of one type lie together, in the order of the types, so that one index lists everything. */
export const firstPosition = (type: SearchType) => searchTypes.indexOf(type) * 2 ** bits;

/** Whether a row over `docs` is of a type; the first and the last have one end. */
export function isAmong(type: SearchType): SQL {
  const ends = [];
  if (type !== searchTypes[0]) ends.push(sql`docs.position >= ${firstPosition(type)}::bigint`);
  if (type !== searchTypes.at(-1)) ends.push(sql`docs.position < ${firstPosition(type) + 2 ** bits}::bigint`);
  return sql.join(ends, sql` and `);
}
