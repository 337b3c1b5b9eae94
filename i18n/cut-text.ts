/** Cuts a text without splitting a surrogate pair, which could not be written into an address. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
}
