import { sql } from "drizzle-orm";
import type { SearchType } from "#config/product.ts";
import type { Language } from "#i18n/locales.ts";

/** Of these there can be very many; they are counted in rows of their own. Of all other types there are few, which have an index of words of their own. */
export const numerous = ["product", "document", "chapter"] as const satisfies SearchType[];

/** Conditions over `docs`, as the indexes of words say them. */
export const inLanguage = (language: Language) => sql`docs.language = ${sql.raw(`'${language}'`)}`;
export const isFew = sql.raw(`docs.type not in (${numerous.map((type) => `'${type}'`).join(", ")})`);
