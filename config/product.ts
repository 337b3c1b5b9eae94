import { toHex } from "./maker/colour.ts";
import { paletteOf } from "./maker/palette.ts";
import { currentMaker } from "./maker/read-maker.ts";

// The build puts the values in place of this file (tools/vite/maker): the browser reads no record.
const { name, api, colours, serial, wordmark } = currentMaker().data;

/** The maker's name: in titles and mails. */
export const productName = name;

export const apiPrefix = `/get${api}Api/`;

/** Behind the browser's own bars. */
export const themeColour = toHex(paletteOf(colours).paper);

/** A right serial number for the hint of the form; none where the maker's numbers are not checked. */
export const serialExample = serial?.example;

export const hasWordmark = wordmark !== undefined;

/** The address of the maker's own font, which only the build knows. */
export const makerFont: string | undefined = undefined;

/** Where videos inside texts may come from; they are loaded when a visitor asks for them, not before. */
export const videoHosts = ["www.youtube-nocookie.com", "player.vimeo.com"];

/** What can be found. Rows of the search are stored by the place of their type in this list: a new one goes to its end. */
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
  "chapter",
] as const;
export type SearchType = (typeof searchTypes)[number];
