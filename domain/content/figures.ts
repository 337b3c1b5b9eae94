import { formatNumber } from "#i18n/format-number.ts";
import { type Language, numbersOf } from "#i18n/locales.ts";
import { findInstallationValue } from "../catalogue/installation-values.ts";
import type { Content } from "./records.ts";

type Figure = { value: number; unit: string };
export type Figures = (product: string, id: string, part?: string) => Figure | undefined;

const quote = /\{\{([^{}]*)\}\}/g;
const form =
  /^(?:(\d+)\*)?([a-z0-9-]+)\.([A-Za-z0-9]+)(?:\.(min|max|\d))?(?:\/([a-z0-9-]+)\.([A-Za-z0-9]+))?$/;
/** Said in thousands from the first thousand on, as people say them. */
const large = new Set(["W", "VA", "Wh"]);

/** The numbers of the product records that a text may quote: specs by their id, and figures of the installation. */
export function figuresOf({ products, specs }: Pick<Content, "products" | "specs">): Figures {
  const known = new Map(products.map(({ id, data }) => [id, data]));
  const units = new Map(
    specs
      .flatMap(({ data }) => data.groups ?? [])
      .flatMap((group) => group.specs.map((spec) => [spec.id, spec.unit])),
  );
  return (product, id, part) => {
    const data = known.get(product);
    const value = partOf(data?.specs?.[id], part);
    if (typeof value === "number") return { value, unit: units.get(id) ?? "" };
    return findInstallationValue(data?.installation, id);
  };
}

/**
 * `{{x16.usableEnergy}}` becomes the figure with its unit, `{{3*x16.usableEnergy}}` three times as much, and
 * `{{3*x16.usableEnergy/x5.usableEnergy}}` how many of the second it takes to reach that. `{{x.window.min}} to {{x.window.max}}`
 * becomes `40 to 60 V`, `{{x.current.2}}` the second figure of several.
 */
export function fillFigures(text: string, language: Language, figures: Figures) {
  return text.replace(quote, (whole, quoted: string) => sayFigure(quoted, language, figures) ?? whole);
}

/** The products that a text quotes. */
export function listQuoted(text: string): string[] {
  const found = [...text.matchAll(quote)].flatMap(([, quoted = ""]) => {
    const [, , product, , , other] = form.exec(quoted) ?? [];
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
  const [, times = "1", product = "", id = "", part, other = "", otherId = ""] = form.exec(quoted) ?? [];
  const figure = figures(product, id, part);
  if (!figure) return undefined;
  const value = Number(times) * figure.value;
  const number = (entry: number) => formatNumber(entry, numbersOf(language));
  if (!other) return part === "min" || !figure.unit ? number(value) : withUnit(value, figure.unit, number);
  const unit = figures(other, otherId);
  return unit && number(Math.ceil(value / unit.value));
}

function withUnit(value: number, unit: string, number: (value: number) => string) {
  if (!large.has(unit) || value < 1000) return `${number(value)}\u00a0${unit}`;
  return `${number(value / 1000)}\u00a0k${unit}`;
}

/** One end of a window, or one of several figures, counted from 1. */
function partOf(value: unknown, part: string | undefined): unknown {
  if (part === undefined || typeof value !== "object" || value === null) return part ? undefined : value;
  return Array.isArray(value) ? value[Number(part) - 1] : (value as Record<string, unknown>)[part];
}
