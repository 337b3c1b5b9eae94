/** Lightness (0 to 1), chroma, and hue in degrees. */
export type Colour = { lightness: number; chroma: number; hue: number };

const number = "(\\d*\\.?\\d+)";
const oklch = new RegExp(`^oklch\\(${number} ${number} ${number}\\)$`);

/** `#0f7644` or `oklch(0.5 0.125 153)`; undefined for anything else. */
export function parseColour(text: string): Colour | undefined {
  const [, lightness, chroma, hue] = oklch.exec(text) ?? [];
  if (lightness) return { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) };
  if (!/^#[0-9a-f]{6}$/i.test(text)) return undefined;
  return fromLinear([1, 3, 5].map((place) => toLinear(Number.parseInt(text.slice(place, place + 2), 16))));
}

export function writeColour({ lightness, chroma, hue }: Colour) {
  const short = (value: number, digits: number) => Number(value.toFixed(digits));
  return `oklch(${short(lightness, 3)} ${short(chroma, 3)} ${short(hue, 1)})`;
}

/** For files that do not support oklch: icons, pictures, the manifest. */
export function toHex(colour: Colour) {
  const parts = linearOf(colour).map((part) => Math.round(fromLinearPart(part)));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** The contrast ratio of WCAG 2: 1 is the same colour, 21 is black on white. */
export function contrastOf(a: Colour, b: Colour) {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour) {
  const [red = 0, green = 0, blue = 0] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Linear sRGB, clipped to the screen's gamut. */
function linearOf({ lightness, chroma, hue }: Colour) {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part)));
}

function fromLinear([red = 0, green = 0, blue = 0]: number[]): Colour {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function toLinear(part: number) {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function fromLinearPart(part: number) {
  return 255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
}
