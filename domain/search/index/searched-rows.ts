import { sql } from "drizzle-orm";
import type { SearchType } from "#config/product.ts";
import type { Language } from "#i18n/locales.ts";

/** Of all other types there are few, and these have an index of words of their own. */
export const numerous = ["product", "document", "chapter"] as const satisfies SearchType[];

/** Conditions over `docs`, as the indexes of words say them. */
export const inLanguage = (language: Language) => sql`docs.language = ${sql.raw(`'${language}'`)}`;
export const isFew = sql.raw(`docs.type not in (${numerous.map((type) => `'${type}'`).join(", ")})`);
