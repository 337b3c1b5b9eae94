import { eq, inArray } from "drizzle-orm";
import { documentPages, documents } from "#db/schema/documents.ts";
import { languageTags } from "#i18n/locales.ts";
import { hiddenLanguages, type Reader } from "../reader.ts";
import { findDocument } from "./documents.ts";
import { markHtml } from "./mark-html.ts";

const suffix = new RegExp(`-(${languageTags.join("|")})$`);

/** A document as a page. A name without a language leads to the reader's edition, else to the English one. */
export async function findDocumentPage(reader: Reader, { id, keyword }: { id: string; keyword?: string }) {
  const editions = await listEditions(reader, id.replace(suffix, ""));
  const chosen =
    editions.find((edition) => edition.id === id) ??
    editions.find(({ language }) => language === reader.language) ??
    editions.find(({ language }) => language === "en");
  if (!chosen || (suffix.test(id) && chosen.id !== id)) return undefined;
  const [page] = await reader.db.select().from(documentPages).where(eq(documentPages.id, chosen.id));
  const document = await findDocument(reader, chosen.id);
  if (!page || !document) return undefined;
  const { html, hits } = markHtml(page.html, keyword);
  return {
    document,
    html,
    chapters: page.chapters.map(({ anchor, title }) => ({ anchor, title, hits: hits.get(anchor) ?? 0 })),
    hits: [...hits.values()].reduce((sum, count) => sum + count, 0),
    editions,
  };
}

async function listEditions(reader: Reader, name: string) {
  const names = [name, ...languageTags.map((language) => `${name}-${language}`)];
  const rows = await reader.db
    .select({ id: documents.id, language: documents.language })
    .from(documents)
    .innerJoin(documentPages, eq(documentPages.id, documents.id))
    .where(inArray(documents.id, names));
  const hidden = hiddenLanguages(reader);
  return rows.filter(({ language }) => !hidden.includes(language)).sort((a, b) => (a.id < b.id ? -1 : 1));
}
