/** A date or a model number that stands in a sentence: Chromium would end a line after its hyphens. */
export const unbroken = (text: string) => text.replaceAll("-", "-\u2060");

/** The same for every number of a line of plain text, and for nothing else in it. */
export const keepNumbers = (text: string) => text.replace(/(?<=[A-Z\d])-(?=[A-Z\d])/g, unbroken);
