const fewest = 2;

/** Marks a search word inside a document and counts it by chapter. Case and accents do not matter. */
export function markHtml(html: string, keyword = ""): { html: string; hits: Map<string, number> } {
  const wanted = fold(keyword.trim().replaceAll(/\s+/g, " "));
  const hits = new Map<string, number>();
  if (wanted.length < fewest) return { html, hits };
  let chapter = "";
  let inDrawing = false;
  const marked = html.split(/(<[^>]*>)/).map((part) => {
    if (part.startsWith("<")) {
      chapter = /^<h2 id="(s\d+)"/.exec(part)?.[1] ?? chapter;
      if (/^<\/?(svg|header|nav)\b/.test(part)) inDrawing = !part.startsWith("</");
      return part;
    }
    if (inDrawing) return part;
    const { text, count } = markText(part, wanted);
    if (count > 0) hits.set(chapter, (hits.get(chapter) ?? 0) + count);
    return text;
  });
  return { html: marked.join(""), hits };
}

function markText(text: string, wanted: string) {
  const letters = [...text];
  const folded = letters.map(fold);
  const starts = folded.reduce<number[]>(
    (places, letter) => {
      places.push((places.at(-1) ?? 0) + letter.length);
      return places;
    },
    [0],
  );
  const all = folded.join("");
  let [out, last, count] = ["", 0, 0];
  for (let at = all.indexOf(wanted); at !== -1; at = all.indexOf(wanted, at + wanted.length)) {
    const start = starts.findLastIndex((place) => place <= at);
    const end = starts.findIndex((place) => place >= at + wanted.length);
    out += `${letters.slice(last, start).join("")}<mark>${letters.slice(start, end).join("")}</mark>`;
    last = end;
    count += 1;
  }
  return { text: out + letters.slice(last).join(""), count };
}

/** Treats a no-break space as a space, and ignores accents. */
function fold(text: string) {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll("\u00a0", " ");
}
