/** What keeps words together on a page does not belong to a text that is copied or kept in a file. */
export const plainText = (text: string) =>
  text.replaceAll(/[\u2060\u200b]/gu, "").replaceAll(/[\u00a0\u202f\u2009]/gu, " ");
