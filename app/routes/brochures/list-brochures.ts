import { type DocumentEntry, documentEntry } from "#app/features/document-list/document-entry.ts";
import { languageTags } from "#i18n/locales.ts";

type Found = DocumentEntry & { products: string[] };
type Product = { id: string; category: string };

export type Brochure = { id: string; category: string | undefined; editions: DocumentEntry[] };

/** One brochure per work: its editions have one name but for the language at its end. The page's own comes first. */
export function listBrochures(documents: Found[], products: Product[], language: string): Brochure[] {
  const works = Map.groupBy(documents, ({ id, language: own }) => id.replace(new RegExp(`-${own}$`), ""));
  return [...works].map(([id, editions]) => ({
    id,
    category: categoryOf(editions, products),
    editions: editions
      .toSorted((a, b) => rank(a.language, language) - rank(b.language, language))
      .map(documentEntry),
  }));
}

function categoryOf(editions: Found[], products: Product[]) {
  const named = editions.flatMap((edition) => edition.products);
  return products.find(({ id }) => named.includes(id))?.category;
}

function rank(language: string, own: string) {
  return language === own ? 0 : 1 + (languageTags as readonly string[]).indexOf(language);
}
