/** Replaces hyphens in dates and model numbers, where Chromium would break the line. */
export const unbroken = (text: string) => text.replaceAll("-", "-\u2060");

/** A range: the line may break after the word between its figures, not before. */
export const keepRanges = (text: string) => text.replace(/(?<=[\d}]) (?=(?:to|a|မှ) [\d{])/gu, "\u00a0");

/** The same for every number in a line of plain text, and for Wi-Fi. */
export const keepNumbers = (text: string) =>
  keepRanges(text).replace(/(?<=[A-Z\d])-(?=[A-Z\d])|(?<=\bWi)-(?=Fi\b)/g, unbroken);

/** Lines break between the parts of an address, not inside one. */
export const keepParts = (address: string) => address.replace(/(?<![,၊]) /gu, "\u00a0");

export const keepBrackets = (name: string) =>
  name.replace(/\([^()]{1,16}\)/gu, (words) => words.replaceAll(" ", "\u00a0"));

/** 19-inch and time-of-use: one side of such a hyphen is too short to end a line. */
export const keepCompounds = (name: string) =>
  name.replace(/(?<=\d)-(?=\p{L})|(?<=\p{L})-(?=(?:of|in|to)-)|(?<=-(?:of|in|to))-(?=\p{L})/gu, unbroken);
