import { type DocumentEntry, documentEntry } from "#app/features/document-list/document-entry.ts";
import { worksOf } from "#app/features/document-list/works.ts";

type Found = DocumentEntry & { products: string[] };
type Product = { id: string; category: string };

export type Brochure = { id: string; category: string | undefined; editions: DocumentEntry[] };

export function listBrochures(documents: Found[], products: Product[], language: string): Brochure[] {
  return worksOf(documents, language).map(({ id, editions }) => ({
    id,
    category: categoryOf(editions, products),
    editions: editions.map(documentEntry),
  }));
}

function categoryOf(editions: Found[], products: Product[]) {
  const named = editions.flatMap((edition) => edition.products);
  return products.find(({ id }) => named.includes(id))?.category;
}
