import type { Face } from "#db/schema/shapes.ts";
import { type Role, roleOf } from "#domain/catalogue/role.ts";
import { fillContent } from "#domain/content/fill-texts.ts";
import { readContent } from "#domain/content/read-files.ts";
import type { Content, RecordOf } from "#domain/content/records.ts";
import { CONTENT } from "./paths.ts";
import type { Language } from "./printed-languages.ts";

/** A product with its series and category. */
export type Product = RecordOf<"products"> & { face: Face | null; role: Role | undefined };
export type Certificate = RecordOf<"certificates">;
export type Series = RecordOf<"series">;
export type Category = RecordOf<"categories">;
export type { Language } from "./printed-languages.ts";

export class MissingText extends Error {}

export type Library = Awaited<ReturnType<typeof openLibrary>>;

/** The content, arranged for the documents. */
export async function openLibrary() {
  const content: Content = fillContent(await readContent(CONTENT));
  const products = content.products
    .map((product) => arranged(product, content))
    .sort((a, b) => a.data.position - b.data.position);
  return {
    ...content,
    products,
    series: [...content.series].sort((a, b) => a.data.position - b.data.position),
    categories: [...content.categories].sort((a, b) => a.data.position - b.data.position),
    current: products.filter(({ data }) => !data.legacy),
    legacy: products.filter(({ data }) => data.legacy),
    product: (id: string) => found(products, id),
    seriesOf: (id: string) => found(content.series, id),
    categoryOf: (id: string) => found(content.categories, id),
    productsOf: (series: string) => products.filter(({ data }) => data.series === series && !data.legacy),
  };
}

/** A record's words in one language; a half-translated document is not printed. */
export function textOf<T>(
  record: { id: string; texts: Partial<Record<Language, T>> },
  language: Language,
): T {
  const text = record.texts[language];
  if (text === undefined) throw new MissingText(`${record.id} has no text in ${language}`);
  return text;
}

function arranged(product: RecordOf<"products">, { series, categories }: Content): Product {
  const { data } = product;
  const family = series.find(({ id }) => id === data.series);
  const category = categories.find(({ id }) => id === data.category);
  return {
    ...product,
    face: family?.data.face ?? null,
    role: roleOf(category?.data.role, data.specs.ratedPower),
  };
}

function found<T extends { id: string }>(records: T[], id: string): T {
  const record = records.find((entry) => entry.id === id);
  if (!record) throw new Error(`There is no ${id} in the content`);
  return record;
}
