import { products } from "#domain/content/kinds/catalogue.ts";
import type { Content } from "#domain/content/records.ts";
import type { Sheet } from "#domain/csv.ts";
import type { Language } from "#i18n/locales.ts";
import { type Column, type Definition, readColumn } from "./columns.ts";
import { type Decimal, readFlag, readList, readNumber, readSpec } from "./read-cell.ts";

type Facts = Record<string, unknown> & { specs: Record<string, unknown> };
type Known = Pick<Content, "specs"> & { products: { id: string; data: object; texts: object }[] };
export type ReadProduct = {
  row: number;
  id: string;
  data: Facts;
  texts: Partial<Record<Language, Record<string, string>>>;
};

/** Every row as a product: what the sheet says on top of what the folder says already. Faults name row and column. */
export function readProducts({ head, rows }: Sheet, known: Known, decimal: Decimal) {
  const faults: string[] = [];
  const definitions = new Map<string, Definition>(
    known.specs.flatMap(({ data }) =>
      data.groups.flatMap(({ specs }) => specs.map((spec) => [spec.id, spec] as const)),
    ),
  );
  const columns = head.map((name) => {
    const column = readColumn(name, definitions);
    if (typeof column === "string") faults.push(`column "${name}" ${column}`);
    return column;
  });
  const twice = head.filter((name, place) => head.indexOf(name) !== place);
  for (const name of twice) faults.push(`column "${name}" is there twice`);
  if (!head.includes("id")) faults.push('column "id" is missing: it names the product');
  const read = faults.length > 0 ? [] : rows.map(readRow);
  faults.push(...listTwice(read, known));
  return { products: read, faults };

  function readRow({ row, cells }: Sheet["rows"][number]): ReadProduct {
    const id = cells[head.indexOf("id")] ?? "";
    const old = known.products.find((product) => product.id === id);
    const product: ReadProduct = structuredClone({
      row,
      id,
      data: { segments: [], images: [], specs: {}, ...old?.data } as Facts,
      texts: { ...old?.texts } as ReadProduct["texts"],
    });
    if (cells.length > head.length)
      faults.push(`row ${row}: has ${cells.length} cells, the head has ${head.length}`);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      faults.push(`row ${row}, column "id": "${id}" must be lower-case words joined by hyphens`);
    const wrong = new Set<string>();
    for (const [place, column] of columns.entries()) {
      const text = cells[place] ?? "";
      const fault = text && typeof column !== "string" ? put(product, column, text, decimal) : undefined;
      if (!fault) continue;
      faults.push(`row ${row}, column "${head[place]}": ${fault}`);
      wrong.add(fieldOf(head[place] ?? ""));
    }
    const checked = products.data.safeParse(product.data);
    for (const { path, message } of checked.error?.issues ?? []) {
      const column = columnOf(path.map(String));
      // What could not be read is missing now, which need not be told again.
      if (!wrong.has(fieldOf(column))) faults.push(`row ${row}, column "${column}": ${message}`);
    }
    return product;
  }

  function columnOf(path: string[]) {
    const name = path[0] === "specs" ? path.slice(1).join(".") : path.join(".");
    return head.find((own) => own.split(/[ []/)[0] === name) ?? name;
  }
}

/** `mpptVoltage.min [V]` is a part of `mpptVoltage`. */
const fieldOf = (column: string) => column.split(/[ [.]/, 1)[0] ?? "";

/** A product is named once, and so is its model, in the sheet and beside it. */
function listTwice(read: ReadProduct[], known: Known): string[] {
  const ids = new Map<string, string>();
  const models = new Map<unknown, string>();
  const named = new Set(read.map(({ id }) => id));
  for (const { id, data } of known.products)
    if (!named.has(id) && "model" in data) models.set(data.model, `products/${id}.yaml`);
  return read.flatMap(({ row, id, data }) => {
    const faults = [
      ids.has(id) && `row ${row}, column "id": ${id} stands in ${ids.get(id)} too`,
      models.has(data.model) &&
        `row ${row}, column "model": ${data.model} stands in ${models.get(data.model)} too`,
    ];
    if (!ids.has(id)) ids.set(id, `row ${row}`);
    if (data.model && !models.has(data.model)) models.set(data.model, `row ${row}`);
    return faults.filter((fault) => fault !== false);
  });
}

/** Puts a cell where it belongs; answers what is wrong with it. */
function put(
  { data, texts }: ReadProduct,
  column: Column,
  text: string,
  decimal: Decimal,
): string | undefined {
  if (column.in === "id") return undefined;
  if (column.in === "text") {
    texts[column.language] = { ...texts[column.language], [column.field]: text };
    return undefined;
  }
  if (column.in === "spec") return putSpec(data.specs, column, text, decimal);
  const { path, as } = column;
  const value =
    as === "number"
      ? readNumber(text, decimal)
      : as === "list"
        ? readList(text)
        : as === "flag"
          ? readFlag(text)
          : text;
  if (typeof value === "string" && as !== "text") return value;
  let place = data as Record<string, unknown>;
  for (const step of path.slice(0, -1)) {
    place[step] ??= {};
    place = place[step] as Record<string, unknown>;
  }
  if (value === false) delete place[path.at(-1) ?? ""];
  else place[path.at(-1) ?? ""] = value;
  return undefined;
}

function putSpec(
  specs: Record<string, unknown>,
  { spec, part }: Extract<Column, { in: "spec" }>,
  text: string,
  decimal: Decimal,
) {
  const read = readSpec(text, spec.type, decimal);
  if ("fault" in read) return read.fault;
  specs[spec.id] = part ? { ...(specs[spec.id] as object), [part]: read.value } : read.value;
  return undefined;
}
