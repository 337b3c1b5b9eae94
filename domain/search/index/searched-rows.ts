import { sql } from "drizzle-orm";
import type { Language } from "#i18n/locales.ts";

/** The rows over `docs` that an index of words holds: of one language, and of it those of types that are never numerous. */
export const inLanguage = (language: Language) => sql`docs.language = ${sql.raw(`'${language}'`)}`;
export const isFew = sql.raw("docs.type not in ('product', 'document', 'chapter')");
