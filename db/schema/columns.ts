import { customType, text, timestamp } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/locales.ts";

/** Text, not an enum: another language is one line in the list of languages. */
export const language = (name?: string) => (name ? text(name) : text()).$type<Language>();

export const instant = (name?: string) =>
  name
    ? timestamp(name, { withTimezone: true, mode: "date" })
    : timestamp({ withTimezone: true, mode: "date" });

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** The key of a row that holds the words of one record in one language. */
export const textKey = () => ({ id: text().notNull(), language: language().notNull() });
