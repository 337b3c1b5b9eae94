import type { Data } from "#api/client.ts";
import { cardProduct } from "#app/features/product-card/card-product.ts";

type Whole = Data<"product/getProductData">;
export type ShownProduct = ReturnType<typeof shownProduct>;

const questionsShown = 6;

/** What the page shows of a product and no more: the rest would travel twice, as HTML and as data. */
export function shownProduct(whole: Whole) {
  const { related, accessories, fitting, documents, faqs, videos, legacy, segments: _, ...product } = whole;
  return {
    ...product,
    isLogger: specNumber(whole, "uploadInterval") !== undefined,
    related: related.map(cardProduct).slice(0, 3),
    accessories: accessories.map(cardProduct),
    fitting: fitting.map(({ product: partner, ...fit }) => ({ ...fit, product: partnerOf(partner) })),
    documents: documents.map(
      ({ id, title, kind, language, titleLanguage, version, date, pages, bytes, path }) => ({
        ...{ id, title, kind, language, titleLanguage, version, date, pages, bytes, path },
      }),
    ),
    faqs: faqs.slice(0, questionsShown),
    videos,
    legacy: legacy && { ...legacy, successors: legacy.successors.map(partnerOf) },
  };
}

function partnerOf({ id, model, name, category, image, language }: Whole["related"][number]) {
  return { id, model, name, category, image, language };
}

export function specNumber({ groups }: Pick<Whole, "groups">, id: string): number | undefined {
  for (const { specs } of groups) {
    const found = specs.find((spec) => spec.id === id);
    if (found) return found.low ?? undefined;
  }
  return undefined;
}
