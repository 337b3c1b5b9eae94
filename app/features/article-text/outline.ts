export type OutlineEntry = { id: string; level: 2 | 3; text: string };

/** Ids the page around the article uses itself. */
const taken = ["content", "comments", "comment-form", "write-comment", "contents"];

/** Gives the headings of an article ids to link to, and lists them. */
export function outline(html: string): { html: string; entries: OutlineEntry[] } {
  const used = new Set(taken);
  const entries: OutlineEntry[] = [];
  const marked = html.replace(
    /<h([23])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/g,
    (whole, level, attributes, inner) => {
      const text = plain(inner);
      if (!text || /\sid=/.test(attributes)) return whole;
      const id = freeId(slug(text), used);
      entries.push({ id, level: level === "2" ? 2 : 3, text });
      return `<h${level} id="${id}"${attributes}>${inner}</h${level}>`;
    },
  );
  return { html: marked, entries };
}

function plain(html: string) {
  return decode(html.replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();
}

function decode(text: string) {
  const entities: Record<string, string> = {
    "&amp;": "&",
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&nbsp;": " ",
  };
  return text.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity);
}

/** Letters and digits of any script, joined by hyphens. */
function slug(text: string) {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join("-").slice(0, 60) || "part";
}

function freeId(wanted: string, used: Set<string>) {
  let id = wanted;
  for (let count = 2; used.has(id); count += 1) id = `${wanted}-${count}`;
  used.add(id);
  return id;
}
