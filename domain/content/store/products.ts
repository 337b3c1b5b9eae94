import { asc } from "drizzle-orm";
import {
  productApprovals,
  productFacts,
  productSpecs,
  products,
  productTexts,
  specs,
} from "#db/schema/catalogue.ts";
import { among, assemble, type Store, type Stored, textRows } from "./plain.ts";
import type { Row } from "./rows.ts";

type Value = number | boolean | string | number[] | string[] | { min: number; max: number };
type SpecRow = typeof productSpecs.$inferSelect;
type Approval = { market: string; standard: string; held: boolean };

export const productStore: Store = {
  write: (records) => [
    { table: products, owner: "id", rows: records.map(({ id, data }) => ({ ...data, id })) },
    { table: productTexts, owner: "id", rows: textRows(records) },
    {
      table: productSpecs,
      owner: "product",
      rows: records.flatMap(({ id, data }) =>
        Object.entries(data.specs as Record<string, Value>).map(([spec, value]) => ({
          product: id,
          spec,
          ...specColumns(value),
        })),
      ),
    },
    {
      table: productApprovals,
      owner: "product",
      rows: records.flatMap(({ id, data }) =>
        ((data.approvals ?? []) as Approval[]).map((approval, position) => ({
          ...approval,
          product: id,
          position,
        })),
      ),
    },
    { table: productFacts, owner: "product", rows: records.map(factsOf) },
  ],

  async read(db, ids) {
    const rows = await db.select().from(products).where(among(products.id, ids));
    const texts = await db.select().from(productTexts).where(among(productTexts.id, ids));
    const values = await db.select().from(productSpecs).where(among(productSpecs.product, ids));
    const definitions = await db.select().from(specs).orderBy(asc(specs.position));
    const approvals = await db
      .select()
      .from(productApprovals)
      .where(among(productApprovals.product, ids))
      .orderBy(asc(productApprovals.position));
    const valuesOf = Map.groupBy(values, ({ product }) => product);
    const approvalsOf = Map.groupBy(approvals, ({ product }) => product);
    return assemble(products, rows, texts).map((record) => {
      const own = new Map((valuesOf.get(record.id) ?? []).map((row) => [row.spec, row]));
      const held = approvalsOf
        .get(record.id)
        ?.map(({ market, standard, held }) => ({ market, standard, held }));
      const data: Row = {
        ...record.data,
        specs: Object.fromEntries(
          definitions.flatMap(({ id, type }) => {
            const row = own.get(id);
            return row ? [[id, specFromColumns(type, row)]] : [];
          }),
        ),
        ...(held && { approvals: held }),
      };
      return { ...record, data };
    });
  },
};

/** What it offers to the filters is added when all of it is written. */
function factsOf({ id, data }: Stored): Row {
  const values = data.specs as Record<string, Value>;
  const number = (name: string) => (typeof values[name] === "number" ? values[name] : undefined);
  return {
    product: id,
    category: data.category,
    series: data.series,
    legacy: data.legacy === true,
    position: data.position,
    model: data.model,
    power: number("ratedPower"),
    energy: number("nominalEnergy"),
  };
}

function specColumns(value: Value) {
  if (typeof value === "number") return { low: value };
  if (typeof value === "boolean") return { low: value ? 1 : 0 };
  if (typeof value === "string") return { codes: [value] };
  if (Array.isArray(value)) {
    return typeof value[0] === "number"
      ? { list: value, low: Math.max(...(value as number[])) }
      : { codes: value };
  }
  return { low: value.min, high: value.max };
}

function specFromColumns(type: string, { low, high, list, codes }: SpecRow) {
  switch (type) {
    case "flag":
      return low === 1;
    case "range":
      return { min: low, max: high };
    case "list":
      return list;
    case "code":
    case "choice":
      return codes?.length === 1 ? codes[0] : codes;
    default:
      return low;
  }
}
