/** A date or a model number that stands in a sentence: Chromium would end a line after its hyphens. */
export const unbroken = (text: string) => text.replaceAll("-", "-\u2060");

/** From one figure to the next: the line may end after the word between, never before it. */
export const keepRanges = (text: string) => text.replace(/(?<=[\d}]) (?=(?:to|a|မှ) [\d{])/gu, "\u00a0");

/** The same for every number of a line of plain text, for Wi-Fi, and for nothing else in it. */
export const keepNumbers = (text: string) =>
  keepRanges(text).replace(/(?<=[A-Z\d])-(?=[A-Z\d])|(?<=\bWi)-(?=Fi\b)/g, unbroken);

/** Street, town, country: a line ends between the parts of an address, never between a town and its district. */
export const keepParts = (address: string) => address.replace(/(?<![,၊]) /gu, "\u00a0");

/** What a name says in brackets, where it is short enough for the heading of a column. */
export const keepBrackets = (name: string) =>
  name.replace(/\([^()]{1,16}\)/gu, (words) => words.replaceAll(" ", "\u00a0"));

/** 19-inch and time-of-use: what is on one side of such a hyphen is too short for a line's end. */
export const keepCompounds = (name: string) =>
  name.replace(/(?<=\d)-(?=\p{L})|(?<=\p{L})-(?=(?:of|in|to)-)|(?<=-(?:of|in|to))-(?=\p{L})/gu, unbroken);
