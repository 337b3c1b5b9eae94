import { findInstallationValue } from "#domain/catalogue/installation-values.ts";
import type { Language, Library, Product } from "../library.ts";
import { formatNumber } from "../numbers.ts";
import { joinSpec, listSpecs } from "../specs.ts";

/**
 * `{{maxPvVoltage}}` becomes the value of the series, or the range from its smallest to its largest model;
 * `{{batteryFuse}}` does the same with a figure of the installation record.
 */
export function fillValues(text: string, library: Library, products: Product[], language: Language) {
  return text.replace(/\{\{([A-Za-z0-9]+)(?:@([a-z0-9-]+))?\}\}/g, (_, id: string, product?: string) => {
    const chosen = product ? [library.product(product)] : products;
    return sayValue(id, library, chosen, language);
  });
}

function sayValue(id: string, library: Library, products: Product[], language: Language) {
  const found = products.flatMap((product) => findValue(id, library, product, language) ?? []);
  const [first] = found;
  if (!first)
    throw new Error(`{{${id}}} is not a value of ${products.map((product) => product.id).join(", ")}`);
  const sorted = found
    .filter(({ raw }) => typeof raw === "number")
    .sort((a, b) => Number(a.raw) - Number(b.raw));
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (!low || !high || low.value === high.value) return joinSpec(first);
  return joinSpec({ value: `${low.value}–${high.value}`, unit: high.unit });
}

function findValue(id: string, library: Library, product: Product, language: Language) {
  const raw = product.data.specs[id];
  const spec = listSpecs(library, product, language)
    .flatMap(({ specs }) => specs)
    .find((entry) => entry.id === id);
  if (raw !== undefined && spec) return { raw, value: spec.value, unit: spec.unit };
  const own = findInstallationValue(product.data.installation, id);
  return own && { raw: own.value, value: formatNumber(own.value, language), unit: own.unit };
}
