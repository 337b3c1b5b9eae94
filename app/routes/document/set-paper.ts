import { keepNumbers } from "#i18n/unbroken.ts";

const wiring = '<figure class="wiring">';
const table = "<table";

/**
 * A paper for the screen: model numbers end no line, and a wiring diagram and a table of several columns stand in a frame
 * of their own, which moves sideways on a phone, by key too. The name of the drawing is the name of the frame.
 */
export function setPaper(html: string): string {
  const [before = "", ...drawings] = keepWords(html).split(wiring);
  return frameTables([before, ...drawings.map(frame)].join(wiring));
}

function frameTables(html: string) {
  const [before = "", ...tables] = html.split(table);
  return [before, ...tables.map(frameTable)].join("");
}

/** The words above its columns are the name of its frame; a table without them has two, and is narrow. */
function frameTable(text: string) {
  const head = text.indexOf("</thead>");
  const end = text.indexOf("</table>") + "</table>".length;
  if (head < 0 || head > end) return table + text;
  // On paper a long table begins a page with its heading: so does its frame.
  const look = text.slice(0, text.indexOf(">")).includes("long") ? "sideways long" : "sideways";
  const frame = `<div class="${look}" role="group" tabindex="0" aria-label="${wordsOf(text.slice(0, head))}">`;
  return `${frame}${table}${text.slice(0, end)}</div>${text.slice(end)}`;
}

function wordsOf(head: string) {
  const words = head.split("<").map((piece) => piece.slice(piece.indexOf(">") + 1));
  return words.filter(Boolean).join(", ").replaceAll('"', "&quot;");
}

/** What stands between the tags. */
function keepWords(html: string) {
  const pieces = html.split("<").map((piece) => {
    const end = piece.indexOf(">") + 1;
    return piece.slice(0, end) + keepNumbers(piece.slice(end));
  });
  return pieces.join("<");
}

/** The drawing comes first; the rest of the paper follows it. */
function frame(text: string) {
  const end = text.indexOf("</svg>") + "</svg>".length;
  const start = text.indexOf("aria-label=");
  const name = text.slice(start, text.indexOf('">', start) + 1);
  return `<div class="sideways" role="region" tabindex="0" ${name}>${text.slice(0, end)}</div>${text.slice(end)}`;
}
