/** The beginning of a text. A sign of two units is not cut in half: half of one cannot be written into an address. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
}
