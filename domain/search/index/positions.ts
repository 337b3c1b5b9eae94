import { sql } from "drizzle-orm";
import { type SearchType, searchTypes } from "#config/product.ts";

const bits = 33;

/** Positions of one type lie together, in the order of the types, so that one index lists everything. */
export const firstPosition = (type: SearchType) => searchTypes.indexOf(type) * 2 ** bits;

/** The number of a row's type over `docs`: very many are counted by it sooner than by a word. */
export const typeNumber = sql.raw(`(docs.position >> ${bits})::int`);
