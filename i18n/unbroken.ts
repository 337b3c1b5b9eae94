/** A date or a model number that stands in a sentence: Chromium would end a line after its hyphens. */
export const unbroken = (text: string) => text.replaceAll("-", "-\u2060");
