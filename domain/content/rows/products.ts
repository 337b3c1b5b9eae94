import {
  productApprovals,
  productFacts,
  productSpecs,
  products,
  productTexts,
} from "#db/schema/catalogue.ts";
import { type RowsOf, type Stored, textRows } from "./plain.ts";
import type { Row } from "./rows.ts";

export type SpecValue = number | boolean | string | number[] | string[] | { min: number; max: number };
type SpecColumns = Pick<typeof productSpecs.$inferSelect, "low" | "high" | "list" | "codes">;
type Approval = { market: string; standard: string; held: boolean };

export const productRows: RowsOf = (records) => [
  { table: products, owner: "id", rows: records.map(({ id, data }) => ({ ...data, id })) },
  { table: productTexts, owner: "id", rows: textRows(records) },
  {
    table: productSpecs,
    owner: "product",
    rows: records.flatMap(({ id, data }) =>
      Object.entries(data.specs as Record<string, SpecValue>).map(([spec, value]) => ({
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
];

/** Without what the product offers to the filters: the facets are counted when all rows are written. */
function factsOf({ id, data }: Stored): Row {
  const values = data.specs as Record<string, SpecValue>;
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

export function specColumns(value: SpecValue): Partial<SpecColumns> {
  if (typeof value === "number") return { low: value };
  if (typeof value === "boolean") return { low: value ? 1 : 0 };
  if (typeof value === "string") return { codes: [value] };
  if (Array.isArray(value)) {
    return typeof value[0] === "number"
      ? { list: value as number[], low: Math.max(...(value as number[])) }
      : { codes: value as string[] };
  }
  return { low: value.min, high: value.max };
}
