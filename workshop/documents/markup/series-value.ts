import type { Language, Library, Product } from "../library.ts";
import { joinSpec, listSpecs } from "../specs.ts";

/** `{{maxPvVoltage}}` in a text becomes the value of the series, or the span between its smallest and largest model. */
export function fillValues(text: string, library: Library, products: Product[], language: Language) {
  return text.replace(/\{\{([A-Za-z0-9]+)(?:@([a-z0-9-]+))?\}\}/g, (_, id: string, product?: string) => {
    const chosen = product ? [library.product(product)] : products;
    return sayValue(id, library, chosen, language);
  });
}

function sayValue(id: string, library: Library, products: Product[], language: Language) {
  const specs = products
    .filter(({ data }) => data.specs[id] !== undefined)
    .map((product) => ({
      raw: product.data.specs[id],
      spec: listSpecs(library, product, language)
        .flatMap(({ specs }) => specs)
        .find((spec) => spec.id === id),
    }));
  const [first] = specs;
  if (!first?.spec)
    throw new Error(`{{${id}}} is not a value of ${products.map((product) => product.id).join(", ")}`);
  const sorted = specs
    .filter(({ raw }) => typeof raw === "number")
    .sort((a, b) => Number(a.raw) - Number(b.raw));
  const [low, high] = [sorted[0]?.spec, sorted.at(-1)?.spec];
  if (!low || !high || low.value === high.value) return joinSpec(first.spec);
  return joinSpec({ value: `${low.value}–${high.value}`, unit: high.unit });
}
