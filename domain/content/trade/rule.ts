import { type Role, roleOf } from "#domain/catalogue/role.ts";
import type { Problem } from "../problem.ts";
import type { Content, RecordOf } from "../records.ts";

export type Product = RecordOf<"products">;
/** A rule of the trade over the whole content; what it finds names the file and a word of the line. */
export type Rule = (content: Content) => Problem[];

/** A rule that looks at one product at a time and finds at most one fault in it. */
export function productRule(find: (product: Product, role: Role | undefined) => Fault | undefined): Rule {
  return ({ products, categories }) => {
    const roles = rolesIn(categories);
    return products.flatMap((product) => {
      const fault = product.data.specs && find(product, roles(product));
      return fault ? [{ file: `products/${product.id}.yaml`, line: 1, ...fault }] : [];
    });
  };
}

/** What a product is, by the role of its category. */
export function rolesIn(categories: Content["categories"]) {
  const roles = new Map(categories.map(({ id, data }) => [id, data.role]));
  return ({ data }: Product) => roleOf(roles.get(data.category), data.specs?.ratedPower);
}

type Fault = { word: string; message: string };

export function numberOf({ data }: Product, spec: string) {
  const value = data.specs[spec];
  return typeof value === "number" ? value : undefined;
}

export function rangeOf({ data }: Product, spec: string) {
  const value = data.specs[spec];
  return typeof value === "object" && "min" in value ? value : undefined;
}

export const listOf = ({ data }: Product, spec: string) => [data.specs[spec] ?? []].flat();

/** The products that solutions and cases name, file by file. */
export function listCounts({ solutions, cases }: Pick<Content, "solutions" | "cases">) {
  return [
    ...solutions.map(({ id, data }) => ({ file: `solutions/${id}.yaml`, counts: data.products ?? [] })),
    ...cases.map(({ id, data }) => ({ file: `cases/${id}.yaml`, counts: data.products ?? [] })),
  ];
}
