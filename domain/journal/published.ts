import { lte } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** An article is nowhere before its date. */
export const isPublished = (date: PgColumn) => lte(date, new Date());
