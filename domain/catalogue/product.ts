import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import {
  categories,
  categoryTexts,
  productApprovals,
  productSpecs,
  products,
  productTexts,
  series,
} from "#db/schema/catalogue.ts";
import { listDocumentsOf } from "../documents/documents.ts";
import { listVideosOf } from "../documents/videos.ts";
import { findTexts, noteRead, type Reader } from "../reader.ts";
import { countryName } from "../site/countries.ts";
import { findImages } from "../site/images.ts";
import { listFaqsFor } from "../support/faq.ts";
import { listCasesWith } from "./cases.ts";
import { listFits } from "./fitting-products.ts";
import { listProductCards } from "./product-cards.ts";
import { listLegacy, listPredecessors } from "./product-list.ts";
import { roleOf } from "./role.ts";
import { listSpecHistory } from "./spec-history.ts";
import { listSpecGroups } from "./spec-values.ts";

type Row = typeof products.$inferSelect;

const mostRelated = 8;

export async function findProduct(reader: Reader, id: string) {
  const [row] = await reader.db.select().from(products).where(eq(products.id, id));
  if (!row) return undefined;
  const [documents, videos, faqs, cases, related, fits, predecessors, groups, approvals, specHistory] =
    await Promise.all([
      listDocumentsOf(reader, id),
      listVideosOf(reader, id),
      listFaqsFor(reader, row.category, row.series),
      listCasesWith(reader, id),
      listRelated(reader, row),
      listFits(reader, id),
      listPredecessors(reader, id),
      listSpecGroups(reader, id),
      listApprovals(reader, id),
      listSpecHistory(reader, id),
    ]);
  // Loads all cards in one query; the lines below find them loaded.
  const neighbours = { related, accessories: row.accessories ?? [], fitting: fits.map((fit) => fit.id) };
  const successors = row.legacy ? (row.successors ?? []) : [];
  await listProductCards(reader, [id, ...successors, ...Object.values(neighbours).flat()]);
  const cards = (ids: string[]) => listProductCards(reader, ids);
  const [own] = await cards([id]);
  const partners = new Map((await cards(neighbours.fitting)).map((card) => [card.id, card]));
  return (
    own && {
      ...own,
      ...(await wordsOf(reader, row)),
      groups,
      specHistory,
      approvals,
      documents,
      videos,
      faqs,
      cases,
      related: await cards(related),
      accessories: await cards(neighbours.accessories),
      fitting: fits.flatMap(({ id: partner, ...fit }) => {
        const product = partners.get(partner);
        return product ? [{ product, ...fit }] : [];
      }),
      legacy: (await listLegacy(reader, [row])).get(id) ?? null,
      predecessors,
    }
  );
}

async function wordsOf(reader: Reader, row: Row) {
  const [texts, categoryNames, images, stated, [category], [family]] = await Promise.all([
    findTexts(reader, productTexts, [row.id]),
    findTexts(reader, categoryTexts, [row.category]),
    findImages(reader, viewsOf(row)),
    reader.db
      .select()
      .from(productSpecs)
      .where(and(eq(productSpecs.product, row.id), inArray(productSpecs.spec, ["mounting", "ratedPower"]))),
    reader.db.select({ role: categories.role }).from(categories).where(eq(categories.id, row.category)),
    reader.db.select({ face: series.face }).from(series).where(eq(series.id, row.series)),
  ]);
  const specOf = (id: string) => stated.find(({ spec }) => spec === id);
  noteRead(reader, "categories", [row.category]);
  noteRead(reader, "series", [row.series]);
  // Any product may become a neighbour, a successor or a predecessor.
  reader.tags.add("products");
  const text = texts.get(row.id);
  return {
    categoryName: categoryNames.get(row.category)?.name ?? row.category,
    headline: text?.headline ?? null,
    description: text?.description ?? "",
    uses: text?.uses ?? [],
    features: text?.features ?? [],
    images: viewsOf(row).flatMap((image) => images.get(image) ?? []),
    segments: row.segments,
    role: roleOf(category?.role, specOf("ratedPower")) ?? null,
    body: { ...bodyOf(row, specOf("mounting")?.codes ?? []), face: family?.face ?? null },
  };
}

const views = ["front", "side", "ports", "back", "open", "place"];

/** The record's pictures in order, then all other views of the product. */
function viewsOf({ id, images }: Row): string[] {
  return [...new Set([...images, ...views.map((view) => `products/${id}-${view}`)])];
}

/** Extra facts for the drawing and the 3D model. */
function bodyOf({ installation }: Row, mounting: string[]) {
  const { clearance = null, ports = [], holes = null, model = null } = installation ?? {};
  return { mounting, clearance, ports, holes, model };
}

/** All others of a small series; the neighbours in a large one. */
async function listRelated(reader: Reader, { id, category, series: family, position }: Row) {
  const rows = await reader.db
    .select({ id: products.id, position: products.position })
    .from(products)
    .where(
      and(
        eq(products.category, category),
        eq(products.series, family),
        ne(products.id, id),
        eq(products.legacy, false),
      ),
    )
    .orderBy(sql`abs(${products.position} - ${position})`, asc(products.id))
    .limit(mostRelated);
  return rows.sort((a, b) => a.position - b.position).map((row) => row.id);
}

/** Approvals by market, including those not held. */
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
