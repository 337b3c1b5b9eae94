import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tokens = readTokens();

const pairs = [
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
  ["danger", "paper"],
  ["danger", "danger-tint"],
  ["paper", "danger"],
  ["warning", "warning-tint"],
] as const;

test.each(pairs)("words in %s can be read on %s", (words, ground) => {
  expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ["line-strong", "paper"],
  ["focus", "paper"],
  ["progress", "paper"],
  ["brand-bright", "night"],
] as const)("a shape in %s can be told from %s", (shape, ground) => {
  expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3);
});

function readTokens() {
  const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
  const found = css.matchAll(/--([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return new Map([...found].map(([, name, l, c, h]) => [name, luminance(Number(l), Number(c), Number(h))]));
}

function contrast(a: string, b: string) {
  const [dark = 0, light = 0] = [tokens.get(a) ?? Number.NaN, tokens.get(b) ?? Number.NaN].sort(
    (x, y) => x - y,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of an oklch colour, by way of linear sRGB clipped to what a screen can show. */
function luminance(lightness: number, chroma: number, hue: number) {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
