import { formatNumber } from "#i18n/format-number.ts";
import { type Language, numbersOf } from "#i18n/locales.ts";
import { findInstallationValue } from "../catalogue/installation-values.ts";
import type { Content } from "./records.ts";

type Figure = { value: number; unit: string };
export type Figures = (product: string, id: string) => Figure | undefined;

const quote = /\{\{([^{}]*)\}\}/g;
const form = /^(?:(\d+)\*)?([a-z0-9-]+)\.([A-Za-z0-9]+)(?:\/([a-z0-9-]+)\.([A-Za-z0-9]+))?$/;

/** The numbers of the product records that a text may quote: specs by their id, and figures of the installation. */
export function figuresOf({ products, specs }: Pick<Content, "products" | "specs">): Figures {
  const known = new Map(products.map(({ id, data }) => [id, data]));
  const units = new Map(
    specs
      .flatMap(({ data }) => data.groups ?? [])
      .flatMap((group) => group.specs.map((spec) => [spec.id, spec.unit])),
  );
  return (product, id) => {
    const data = known.get(product);
    const value = data?.specs?.[id];
    if (typeof value === "number") return { value, unit: units.get(id) ?? "" };
    return findInstallationValue(data?.installation, id);
  };
}

/**
 * `{{x16.usableEnergy}}` becomes the figure with its unit, `{{3*x16.usableEnergy}}` three times as much, and
 * `{{3*x16.usableEnergy/x5.usableEnergy}}` how many of the second it takes to reach that.
 */
export function fillFigures(text: string, language: Language, figures: Figures) {
  return text.replace(quote, (whole, quoted: string) => sayFigure(quoted, language, figures) ?? whole);
}

/** The products that a text quotes. */
export function listQuoted(text: string): string[] {
  const found = [...text.matchAll(quote)].flatMap(([, quoted = ""]) => {
    const [, , product, , other] = form.exec(quoted) ?? [];
    return [product, other].filter((id) => id !== undefined);
  });
  return [...new Set(found)].sort();
}

/** Every quotation in a text that leads nowhere. */
export function listUnknownFigures(text: string, figures: Figures) {
  return [...text.matchAll(quote)]
    .filter(([, quoted = ""]) => sayFigure(quoted, "en", figures) === undefined)
    .map(([whole]) => whole);
}

function sayFigure(quoted: string, language: Language, figures: Figures) {
  const [, times = "1", product = "", id = "", other = "", otherId = ""] = form.exec(quoted) ?? [];
  const figure = figures(product, id);
  if (!figure) return undefined;
  const value = Number(times) * figure.value;
  const number = (entry: number) => formatNumber(entry, numbersOf(language));
  if (!other) return figure.unit ? `${number(value)}\u00a0${figure.unit}` : number(value);
  const unit = figures(other, otherId);
  return unit && number(Math.ceil(value / unit.value));
}
