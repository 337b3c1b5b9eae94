import { and, asc, eq, ne, sql } from "drizzle-orm";
import { categoryTexts, productApprovals, products, productTexts } from "#db/schema/catalogue.ts";
import { listDocumentsOf } from "../documents/documents.ts";
import { listVideosOf } from "../documents/videos.ts";
import { findTexts, noteRead, type Reader } from "../reader.ts";
import { countryName } from "../site/countries.ts";
import { findImages } from "../site/images.ts";
import { listFaqsFor } from "../support/faq.ts";
import { listCasesWith } from "./cases.ts";
import { listFittingProducts } from "./fitting-products.ts";
import { cardsOf, listProductCards } from "./product-cards.ts";
import { listLegacy, listPredecessors } from "./product-list.ts";
import { listSpecGroups } from "./spec-values.ts";

type Row = typeof products.$inferSelect;

const mostRelated = 8;

/** One product with everything that belongs to it. */
export async function findProduct(reader: Reader, id: string) {
  const [row] = await reader.db.select().from(products).where(eq(products.id, id));
  if (!row) return undefined;
  const [[card], texts, categoryNames, images, groups, approvals] = await Promise.all([
    cardsOf(reader, [row]),
    findTexts(reader, productTexts, [id]),
    findTexts(reader, categoryTexts, [row.category]),
    findImages(reader, row.images),
    listSpecGroups(reader, id),
    listApprovals(reader, id),
  ]);
  if (!card) return undefined;
  noteRead(reader, "categories", [row.category]);
  // Any product may become a neighbour in the series, a successor or a predecessor.
  reader.tags.add("products");
  const text = texts.get(id);
  return {
    ...card,
    categoryName: categoryNames.get(row.category)?.name ?? row.category,
    description: text?.description ?? "",
    uses: text?.uses ?? [],
    features: text?.features ?? [],
    images: row.images.flatMap((image) => images.get(image) ?? []),
    segments: row.segments,
    groups,
    approvals,
    ...(await companions(reader, row)),
  };
}

async function companions(reader: Reader, row: Row) {
  const [documents, videos, faqs, cases, related, accessories, fitting, legacy, predecessors] =
    await Promise.all([
      listDocumentsOf(reader, row.id),
      listVideosOf(reader, row.id),
      listFaqsFor(reader, row.category, row.series),
      listCasesWith(reader, row.id),
      listRelated(reader, row),
      listProductCards(reader, row.accessories ?? []),
      listFittingProducts(reader, row.id),
      listLegacy(reader, [row]),
      listPredecessors(reader, row.id),
    ]);
  return {
    documents,
    videos,
    faqs,
    cases,
    related,
    accessories,
    fitting,
    legacy: legacy.get(row.id) ?? null,
    predecessors,
  };
}

/** The rest of a small series, and of a large one the neighbours. */
async function listRelated(reader: Reader, { id, category, series, position }: Row) {
  const rows = await reader.db
    .select()
    .from(products)
    .where(
      and(
        eq(products.category, category),
        eq(products.series, series),
        ne(products.id, id),
        eq(products.legacy, false),
      ),
    )
    .orderBy(sql`abs(${products.position} - ${position})`, asc(products.id))
    .limit(mostRelated);
  return cardsOf(
    reader,
    rows.sort((a, b) => a.position - b.position),
  );
}

/** Approvals by market; what is not held is said too. */
async function listApprovals(reader: Reader, id: string) {
  const rows = await reader.db
    .select()
    .from(productApprovals)
    .where(eq(productApprovals.product, id))
    .orderBy(asc(productApprovals.position));
  return [...Map.groupBy(rows, ({ market }) => market)].map(([market, standards]) => ({
    market,
    marketName: market === "INT" ? "" : countryName(reader.language, market),
    standards: standards.map(({ standard, held }) => ({ name: standard, held })),
  }));
}
