import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import { productApprovals, products, productTexts } from "#db/schema/catalogue.ts";
import { certificates, documents } from "#db/schema/documents.ts";
import { findAllTexts, type Reader, secondsOf } from "../reader.ts";
import { countryName } from "../site/countries.ts";
import { stateOf } from "./certificate-state.ts";

const everywhere = "INT";

/** Approvals held and not held, per product, in one country: its own standards and the international ones. */
export async function listApprovals(
  reader: Reader,
  { market, product }: { market?: string; product?: string },
) {
  const { db } = reader;
  const [markets, names, papers] = await Promise.all([
    listMarkets(reader),
    findAllTexts(reader, productTexts),
    listCertificates(reader),
  ]);
  reader.tags.add("products");
  const known = markets.some(({ id }) => id === market) ? market : undefined;
  const rows = await db
    .select({ approval: productApprovals, model: products.model })
    .from(productApprovals)
    .innerJoin(products, eq(products.id, productApprovals.product))
    .where(
      and(
        eq(products.legacy, false),
        product ? eq(products.id, product) : undefined,
        known
          ? inArray(productApprovals.market, [known, everywhere])
          : or(eq(productApprovals.market, everywhere)),
      ),
    )
    .orderBy(asc(products.position), asc(productApprovals.position));
  const list = [...Map.groupBy(rows, ({ approval }) => approval.product)].map(([id, own]) => ({
    id,
    model: own[0]?.model ?? id,
    name: names.get(id)?.name ?? id,
    language: names.get(id)?.language ?? ("en" as const),
    standards: own.map(({ approval }) => ({
      name: approval.standard,
      held: approval.held,
      national: approval.market !== everywhere,
      certificates: approval.held ? certificatesFor(reader, papers, id, approval.standard) : [],
    })),
  }));
  return { markets, market: known ?? null, list };
}

export async function findCertificate(reader: Reader, id: string) {
  const row = (await listCertificates(reader)).find((certificate) => certificate.id === id);
  if (!row) return undefined;
  const models = await reader.db
    .select({ id: products.id, model: products.model })
    .from(products)
    .where(inArray(products.id, row.products))
    .orderBy(asc(products.position));
  return { ...shown(reader, row), models };
}

type Row = Awaited<ReturnType<typeof listCertificates>>[number];

/** Adds each certificate's document: the file in its record, or the document with the same id. */
export async function listCertificates(reader: Reader) {
  const rows = await reader.db
    .select({ certificate: certificates, paper: documents.id, printed: documents.path })
    .from(certificates)
    .leftJoin(documents, sql`${documents.id} = ${certificates.id} || '-certificate-en'`)
    .orderBy(asc(certificates.standard));
  for (const tag of ["certificates", "documents"]) reader.tags.add(tag);
  return rows.map(({ certificate, paper, printed }) => ({
    ...certificate,
    paper,
    path: certificate.path ?? printed,
  }));
}

/** An approval may name two standards, each with its own certificate. */
export function certificatesFor(reader: Reader, papers: Row[], product: string, standard: string) {
  const names = standard.split(", ");
  return papers
    .filter((paper) => names.includes(paper.standard) && paper.products.includes(product))
    .map((paper) => shown(reader, paper));
}

function shown({ language }: Reader, { products: _, issued, validUntil, scope, ...row }: Row) {
  return {
    ...row,
    issued: secondsOf(issued),
    validUntil: validUntil ? secondsOf(validUntil) : null,
    scope: scope[language] ?? scope.en ?? "",
    state: stateOf(validUntil, new Date()),
  };
}

async function listMarkets(reader: Reader) {
  const rows = await reader.db.selectDistinct({ market: productApprovals.market }).from(productApprovals);
  return rows
    .filter(({ market }) => market !== everywhere)
    .map(({ market }) => ({ id: market, name: countryName(reader.language, market) }))
    .sort((a, b) => a.name.localeCompare(b.name, reader.language));
}
