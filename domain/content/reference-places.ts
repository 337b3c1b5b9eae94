import type { KindName } from "./kinds.ts";
import type { Path } from "./problem.ts";

/** The fields in which records name others; `*` is every entry of a list. */
export const namingFields: Partial<Record<KindName, Record<string, KindName>>> = {
  series: { category: "categories" },
  products: {
    category: "categories",
    series: "series",
    "accessories.*": "products",
    "successors.*": "products",
    "installation.batteries.listed.*": "products",
  },
  solutions: { "products.*.product": "products", "cases.*": "cases" },
  cases: { "products.*.product": "products", solution: "solutions", "plan.devices.*.product": "products" },
  documents: { "products.*": "products", replaces: "documents" },
  certificates: { "products.*": "products" },
  blogs: { "products.*": "products" },
  news: { "products.*": "products" },
  videos: { "products.*": "products" },
  webinars: { "products.*": "products", recording: "videos" },
  lights: { "series.*": "series", "products.*": "products" },
  warranty: { category: "categories", "series.*": "series" },
  home: { "featuredProducts.*": "products", "solutions.*": "solutions", "cases.*": "cases" },
  variants: { sameAs: "variants" },
};

/** Every text at this place of a value, with its path. */
export function textsAt(value: unknown, place: string): { path: Path; text: string }[] {
  return place
    .split(".")
    .reduce<{ path: Path; value: unknown }[]>(
      (found, step) => found.flatMap((one) => stepInto(one, step)),
      [{ path: [], value }],
    )
    .flatMap(({ path, value }) => (typeof value === "string" ? [{ path, text: value }] : []));
}

function stepInto({ path, value }: { path: Path; value: unknown }, step: string) {
  if (step === "*")
    return Array.isArray(value)
      ? value.map((entry, place) => ({ path: [...path, place], value: entry }))
      : [];
  if (typeof value !== "object" || value === null) return [];
  return [{ path: [...path, step], value: (value as Record<string, unknown>)[step] }];
}
