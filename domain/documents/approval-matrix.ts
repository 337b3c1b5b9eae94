import { and, asc, eq } from "drizzle-orm";
import {
  categories,
  categoryTexts,
  productApprovals,
  products,
  series,
  seriesTexts,
} from "#db/schema/catalogue.ts";
import { findTexts, noteRead, type Reader } from "../reader.ts";
import { countryName } from "../site/countries.ts";
import { certificatesFor, listCertificates } from "./approvals.ts";

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** Which series holds which standard, by category: for how many of the models that it applies to, and by which certificates. */
export async function listApprovalMatrix(reader: Reader) {
  const [rows, papers] = await Promise.all([readRows(reader), listCertificates(reader)]);
  const [categoryNames, seriesNames] = await Promise.all([
    findTexts(reader, categoryTexts, unique(rows.map(({ category }) => category))),
    findTexts(reader, seriesTexts, unique(rows.map((row) => row.series))),
  ]);
  reader.tags.add("products");
  noteRead(reader, "series", [...seriesNames.keys()]);
  noteRead(reader, "categories", [...categoryNames.keys()]);
  return [...Map.groupBy(rows, ({ category }) => category)].map(([category, own]) => ({
    id: category,
    name: categoryNames.get(category)?.name ?? category,
    standards: [...Map.groupBy(own, ({ standard }) => standard)].map(([name, of]) => ({
      name,
      markets: unique(of.map(({ market }) => market))
        .filter((market) => market !== "INT")
        .map((market) => ({ id: market, name: countryName(reader.language, market) })),
    })),
    series: [...Map.groupBy(own, (row) => row.series)].map(([id, models]) => ({
      id,
      name: seriesNames.get(id)?.name ?? id,
      cells: [...Map.groupBy(models, ({ standard }) => standard)].map(([standard, said]) =>
        cellOf(reader, papers, standard, said),
      ),
    })),
  }));
}

function cellOf(
  reader: Reader,
  papers: Awaited<ReturnType<typeof listCertificates>>,
  standard: string,
  said: Row[],
) {
  const held = unique(said.filter((row) => row.held).map(({ product }) => product));
  const certificates = new Map(
    held.flatMap((product) =>
      certificatesFor(reader, papers, product, standard).map((paper) => [paper.id, paper] as const),
    ),
  );
  return {
    standard,
    models: unique(said.map(({ product }) => product)).length,
    held: unique(said.filter((row) => row.held).map(({ model }) => model)),
    certificates: [...certificates.values()].map(({ id, number, laboratory, validUntil }) => ({
      ...{ id, number, laboratory, validUntil },
    })),
  };
}

/** An entry may name two standards. */
async function readRows({ db }: Reader) {
  const rows = await db
    .select({
      approval: productApprovals,
      model: products.model,
      series: products.series,
      category: products.category,
    })
    .from(productApprovals)
    .innerJoin(products, eq(products.id, productApprovals.product))
    .innerJoin(categories, eq(categories.id, products.category))
    .innerJoin(series, and(eq(series.id, products.series), eq(series.category, products.category)))
    .where(eq(products.legacy, false))
    .orderBy(
      asc(categories.position),
      asc(series.position),
      asc(products.position),
      asc(productApprovals.position),
    );
  return rows.flatMap(({ approval: { product, market, standard, held }, ...row }) =>
    standard.split(", ").map((name) => ({ ...row, product, market, held, standard: name })),
  );
}

function unique<Value>(values: Value[]) {
  return [...new Set(values)];
}
