import { customType, pgEnum, text, timestamp } from "drizzle-orm/pg-core";

export const language = pgEnum("language", ["en", "es", "my"]);

export const instant = (name?: string) =>
  name
    ? timestamp(name, { withTimezone: true, mode: "date" })
    : timestamp({ withTimezone: true, mode: "date" });

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** The two columns that make a row the words of one record in one language. */
export const textKey = () => ({ id: text().notNull(), language: language().notNull() });
