/** A text as it is searched: without tags, accents and capitals. */
export function searchable(html: string): string {
  return fold(html.replace(/<[^>]*>/g, " "));
}

/** Every word that was typed occurs somewhere, if only as a part. Burmese has no spaces: its words are found as parts too. */
export function matches(text: string, keyword: string): boolean {
  return fold(keyword)
    .split(" ")
    .every((word) => text.includes(word));
}

function fold(text: string) {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u2060]/g, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}
