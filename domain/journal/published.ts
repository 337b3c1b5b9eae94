import { lte } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Articles appear at their date. */
export const isPublished = (date: PgColumn) => lte(date, new Date());
