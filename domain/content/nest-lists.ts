type Item = { level: number; kind: string; attributes: string; html: string };

const list =
  /<(ol|ul)((?: [^>]*)?)>((?:\s*<li(?: [^>]*)?>(?:(?!<\/?(?:li|ol|ul)\b)[\s\S])*<\/li>)+)\s*<\/\1>/g;
const item = /<li((?: [^>]*)?)>([\s\S]*?)<\/li>/g;

/**
 * The editor writes a list inside a list as one flat list: the depth is a class, and its version 2 keeps bullet or number in
 * an attribute. Made into lists inside lists, each has its own markers and numbers. Expects clean HTML.
 */
export function nestLists(html: string): string {
  return html.replaceAll(list, (whole, kind: string, attributes: string, content: string) => {
    if (!/<li [^>]*(?:ql-indent-|data-list=)/.test(content)) return whole;
    const nested = listOf(readItems(content, kind), 0);
    return nested.replace(`<${kind}>`, `<${kind}${attributes}>`);
  });
}

function readItems(content: string, outer: string): Item[] {
  let before = -1;
  return [...content.matchAll(item)].map(([, attributes = "", html = ""]) => {
    const indent = Number(/ql-indent-(\d)/.exec(attributes)?.[1] ?? 0);
    const chosen = /data-list="([^"]*)"/.exec(attributes)?.[1];
    const kind = chosen === undefined ? outer : chosen === "ordered" ? "ol" : "ul";
    const level = Math.min(indent, before + 1);
    before = level;
    return {
      level,
      kind,
      attributes: otherAttributes(attributes),
      html: html.replace(/^<span><\/span>/, ""),
    };
  });
}

function otherAttributes(attributes: string) {
  return attributes
    .replace(/ data-list="[^"]*"/, "")
    .replace(/\s*ql-indent-\d\s*/, " ")
    .replace(/ class="\s*"/, "")
    .replace(/class="\s*([^"]*?)\s*"/, 'class="$1"');
}

/** Items of one level; the deeper ones after an item are its own list. Bullets after numbers are another list. */
function listOf(items: Item[], level: number): string {
  const owners = items.flatMap((one, place) => (one.level === level ? [place] : []));
  const lists: { kind: string; html: string }[] = [];
  for (const [order, place] of owners.entries()) {
    const own = items[place];
    if (!own) continue;
    const inner = items.slice(place + 1, owners[order + 1]);
    const html = `<li${own.attributes}>${own.html}${inner.length > 0 ? listOf(inner, level + 1) : ""}</li>`;
    const last = lists.at(-1);
    if (last?.kind === own.kind) last.html += html;
    else lists.push({ kind: own.kind, html });
  }
  return lists.map(({ kind, html }) => `<${kind}>${html}</${kind}>`).join("");
}
