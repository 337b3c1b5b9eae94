import type { Data } from "#api/client.ts";
import { readLedTable } from "#app/features/led-legend/read-led-table.ts";
import { cardProduct } from "#app/features/product-card/card-product.ts";
import { keepBrackets } from "#i18n/unbroken.ts";

type Whole = Data<"product/getProductData">;
export type ShownProduct = ReturnType<typeof shownProduct>;

const questionsShown = 5;
/** Pictures of sites are not views of the product. */
const isElsewhere = /^(cases|solutions|scenes)\/|-place$/;

/** What the page shows of a product and no more: the rest would travel twice, as HTML and as data. */
export function shownProduct(whole: Whole) {
  const {
    related,
    accessories,
    fitting,
    documents,
    faqs,
    videos,
    legacy,
    specHistory,
    segments: _,
    ...product
  } = whole;
  return {
    ...product,
    name: keepBrackets(product.name),
    images: product.images.filter(({ id }) => !isElsewhere.test(id)),
    isLogger: specNumber(whole, "uploadInterval") !== undefined,
    related: related.map(cardProduct),
    accessories: accessories.map(cardProduct),
    fitting: fitting.map(({ product: partner, ...fit }) => ({ ...fit, product: partnerOf(partner) })),
    documents: documents
      .filter(isNoCertificate)
      .map(({ id, title, kind, language, titleLanguage, version, date, pages, bytes, path, readable }) => ({
        ...{ id, title, kind, language, titleLanguage, version, date, pages, bytes, path, readable },
      })),
    specHistory:
      specHistory.length > 0 ? { days: specHistory, datasheets: earlierDatasheets(documents) } : null,
    leds: hasLights(whole) ? readLedTable(faqs.map(({ answer }) => answer)) : [],
    faqs: faqs.slice(0, questionsShown),
    videos: videos.map(({ id, title, language, seconds, poster }) => ({
      id,
      title,
      language,
      seconds,
      poster,
    })),
    legacy: legacy && { ...legacy, successors: legacy.successors.map(partnerOf) },
  };
}

/** Those that another document replaces. */
function earlierDatasheets(documents: Whole["documents"]) {
  const replaced = new Set(documents.map(({ replaces }) => replaces));
  return documents
    .filter(({ id, kind }) => kind === "Datasheet" && replaced.has(id))
    .map(({ id, title, titleLanguage, language, version, date, path }) => ({
      ...{ id, title, titleLanguage, language, version, date, path },
    }));
}

/** Certificates are opened where the approvals stand. */
function isNoCertificate({ topic }: Whole["documents"][number]) {
  return topic !== "certificate";
}

function partnerOf({ id, model, name, category, seriesName, image, language }: Whole["related"][number]) {
  return { id, model, name, category, seriesName, image, language };
}

function hasLights({ groups }: Whole) {
  return groups.some(({ specs }) => specs.some(({ id }) => id === "indicators"));
}

export function sizeOf(product: Pick<Whole, "groups">) {
  const [width, height, depth] = ["width", "height", "depth"].map((id) => specNumber(product, id));
  return width && height && depth ? { width, height, depth } : undefined;
}

export function specNumber({ groups }: Pick<Whole, "groups">, id: string): number | undefined {
  for (const { specs } of groups) {
    const found = specs.find((spec) => spec.id === id);
    if (found) return found.low ?? undefined;
  }
  return undefined;
}
