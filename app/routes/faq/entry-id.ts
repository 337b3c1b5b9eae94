/** The anchor of a question; search results and other pages link to it. */
export function entryId(group: string, entry: string): string {
  return `${group}-${entry}`;
}
