import { type Colour, toHex, writeColour } from "#config/maker/colour.ts";
import { type Palette, paletteOf } from "#config/maker/palette.ts";
import type { Maker } from "#config/maker/read-maker.ts";

const eachColour = (palette: Palette) => Object.entries(palette) as [string, Colour][];

/** The colours as custom properties of the site's style sheet. */
export function colourProperties({ data: { colours } }: Maker) {
  return eachColour(paletteOf(colours))
    .map(([name, colour]) => `--${name}: ${writeColour(colour)};`)
    .join("\n");
}

/** Resolves `var(--brand)` in a separate drawing or style sheet. */
export function fillColours(text: string, { data: { colours } }: Maker) {
  const hex = new Map(eachColour(paletteOf(colours)).map(([name, colour]) => [name, toHex(colour)]));
  return text.replace(/var\(--([\w-]+)\)/g, (whole, name) => hex.get(name) ?? whole);
}
