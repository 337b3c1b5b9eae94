import { type Colour, contrastOf, parseColour } from "./colour.ts";

/** A maker chooses two colours, and may override any that is derived from them. */
export const colourNames = [
  "brand",
  "brand-strong",
  "brand-bright",
  "brand-tint",
  "brand-text",
  "on-brand",
  "second",
  "second-strong",
  "second-bright",
  "second-tint",
  "ink",
  "ink-soft",
  "ink-faint",
  "paper",
  "band",
  "band-strong",
  "night",
  "night-raised",
  "on-night",
  "on-night-soft",
  "line",
  "line-strong",
  "line-night",
  "progress",
  "focus",
] as const;

type ColourName = (typeof colourNames)[number];
export type Palette = Record<ColourName, Colour>;

/** All colours of the site. Derived colours keep enough contrast for every hue. */
export function paletteOf(chosen: Partial<Record<ColourName, string>>): Palette {
  const brand = parseColour(chosen.brand ?? "") ?? { lightness: 0.5, chroma: 0, hue: 0 };
  const second = parseColour(chosen.second ?? "") ?? brand;
  const own = Object.entries(chosen).flatMap(([name, text]) => {
    const colour = parseColour(text);
    return colour ? [[name, colour]] : [];
  });
  return { ...derive(brand, second), ...Object.fromEntries(own) };
}

function derive(brand: Colour, second: Colour): Palette {
  const ofBrand = (lightness: number, chroma: number) => ({ lightness, chroma, hue: brand.hue });
  const ofSecond = (lightness: number, chroma: number) => ({ lightness, chroma, hue: second.hue });
  const tinge = Math.min(1, brand.chroma / 0.1);
  return {
    brand,
    "brand-strong": ofBrand(brand.lightness - 0.08, brand.chroma * 0.84),
    "brand-bright": ofBrand(0.8, Math.min(0.16, brand.chroma * 1.2)),
    "brand-tint": ofBrand(0.962, 0.022 * tinge),
    "brand-text": ofBrand(Math.min(0.45, brand.lightness - 0.045), brand.chroma * 0.92),
    "on-brand": ofBrand(1, 0),
    second,
    "second-strong": ofSecond(second.lightness - 0.08, second.chroma * 0.9),
    "second-bright": ofSecond(0.78, Math.min(0.11, second.chroma)),
    "second-tint": ofSecond(0.965, 0.014),
    ink: ofBrand(0.235, 0.026 * tinge),
    "ink-soft": ofBrand(0.445, 0.02 * tinge),
    "ink-faint": ofBrand(0.535, 0.016 * tinge),
    paper: ofBrand(1, 0),
    band: { lightness: 0.972, chroma: 0.004, hue: 95 },
    "band-strong": { lightness: 0.94, chroma: 0.006, hue: 95 },
    night: ofBrand(0.225, 0.03 * tinge),
    "night-raised": ofBrand(0.285, 0.034 * tinge),
    "on-night": ofBrand(0.985, 0.004),
    "on-night-soft": ofBrand(0.83, 0.014),
    line: ofBrand(0.895, 0.006),
    "line-strong": ofBrand(0.6, 0.012),
    "line-night": ofBrand(0.4, 0.03 * tinge),
    progress: ofSecond(0.6, 0.155),
    focus: ofSecond(0.5, 0.18),
  };
}

/** Text on backgrounds needs 4.5 to 1 (WCAG 2.2, 1.4.3). */
const words: [ColourName, ColourName][] = [
  ["ink", "paper"],
  ["ink", "band"],
  ["ink", "brand-tint"],
  ["ink-soft", "paper"],
  ["ink-soft", "band"],
  ["ink-soft", "band-strong"],
  ["ink-faint", "paper"],
  ["brand-text", "paper"],
  ["brand-text", "band"],
  ["brand-text", "brand-tint"],
  ["brand-strong", "brand-tint"],
  ["on-brand", "brand"],
  ["on-brand", "brand-strong"],
  ["second", "paper"],
  ["second", "band"],
  ["second-strong", "second-tint"],
  ["on-night", "night"],
  ["on-night-soft", "night"],
  ["brand-bright", "night"],
  ["second-bright", "night"],
];

/** Shapes on backgrounds need 3 to 1 (1.4.11). */
const shapes: [ColourName, ColourName][] = [
  ["line-strong", "paper"],
  ["focus", "paper"],
  ["progress", "paper"],
];

/** One sentence for every pair of colours with too little contrast. */
export function contrastFaults(palette: Palette): { name: ColourName; message: string }[] {
  const faultsOf = (pairs: typeof words, what: string, least: number) =>
    pairs.flatMap(([name, ground]) => {
      const found = contrastOf(palette[name], palette[ground]);
      if (found >= least) return [];
      const message = `${what} in ${name} on ${ground} has a contrast of ${floor(found)} to 1, and needs ${least}`;
      return [{ name, message }];
    });
  return [...faultsOf(words, "text", 4.5), ...faultsOf(shapes, "a shape", 3)];
}

const floor = (value: number) => Math.floor(value * 10) / 10;
