import { toHex } from "./maker/colour.ts";
import { paletteOf } from "./maker/palette.ts";
import { currentMaker } from "./maker/read-maker.ts";

// The build replaces the values of this file (tools/vite/maker), because the browser reads no records.
const { name, api, colours, serial, wordmark } = currentMaker().data;

/** The maker's name in titles and mails. */
export const productName = name;

export const apiPrefix = `/get${api}Api/`;

/** Colour of the browser's own bars. */
export const themeColour = toHex(paletteOf(colours).paper);

/** A valid serial number for the hint of the form; undefined where serial numbers are not checked. */
export const serialExample = serial?.example;

export const hasWordmark = wordmark !== undefined;

/** The address of the maker's font, known only at build. */
export const makerFont: string | undefined = undefined;

/** Hosts of videos inside texts. A video loads only after a visitor asks for it. */
export const videoHosts = ["www.youtube-nocookie.com", "player.vimeo.com"];

/** What can be found, in the order in which types are shown. */
export const searchTypes = [
  "product",
  "solution",
  "document",
  "case",
  "blog",
  "news",
  "event",
  "webinar",
  "faq",
  "video",
  "page",
  "light",
] as const;
export type SearchType = (typeof searchTypes)[number];
