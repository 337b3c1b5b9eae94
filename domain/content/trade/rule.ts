import { type Role, roleOf } from "#domain/catalogue/role.ts";
import type { CheckCode } from "../checks.ts";
import type { Path } from "../problem.ts";
import type { Content, RecordOf } from "../records.ts";

export type Product = RecordOf<"products">;
/** What a rule finds. It has the code of the rule, unless it names another. */
export type Found = { file: string; path: Path; message: string; code?: CheckCode };
/** A rule of the trade over the whole content. */
export type Rule = (content: Content) => Found[];

/** A rule that looks at one product at a time and finds at most one fault in it. */
export function productRule(find: (product: Product, role: Role | undefined) => Fault | undefined): Rule {
  return ({ products, categories }) => {
    const roles = rolesIn(categories);
    return products.flatMap((product) => {
      const fault = product.data.specs && find(product, roles(product));
      return fault ? [{ file: `products/${product.id}.yaml`, ...fault }] : [];
    });
  };
}

/** What a product is, by the role of its category. */
export function rolesIn(categories: Content["categories"]) {
  const roles = new Map(categories.map(({ id, data }) => [id, data.role]));
  return ({ data }: Product) => roleOf(roles.get(data.category), data.specs?.ratedPower);
}

type Fault = Omit<Found, "file">;

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
