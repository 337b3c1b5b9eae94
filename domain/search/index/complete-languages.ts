import { eq } from "drizzle-orm";
import { spokenLocales } from "#config/maker/spoken-locales.ts";
import type { Database } from "#db/client.ts";
import { searchDocs } from "#db/schema/search.ts";
import { languageOf } from "#i18n/locales.ts";
import { lockPublishing } from "../../content/publishing-lock.ts";
import { refreshSearch } from "./refresh-search.ts";

/** A language that the site began to speak after its content was published gets its search rows; answers which. */
export async function completeLanguages(db: Database, languages = spokenLocales().map(languageOf)) {
  const missing = [];
  for (const language of languages) {
    const found = await db.select().from(searchDocs).where(eq(searchDocs.language, language)).limit(1);
    if (found.length === 0) missing.push(language);
  }
  if (missing.length > 0)
    await db.transaction(async (tx) => {
      await lockPublishing(tx);
      await refreshSearch(tx);
    });
  return missing;
}
