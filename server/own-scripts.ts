import { beginLater } from "./begin-later.ts";

/** Words, or a part whose bytes were kept. */
type Piece = string | Buffer;

/** A page, the element with its data, and the script that hands over what else the framework wants. */
export type Drawn = { html: Piece[]; data: string; dataScript: string };

const bodyEnd = "</body>";

/**
 * Runs in the browser before anything is shown. Who comes back to a place on a page needs all above it at its right height;
 * for everybody else what a phone cannot show at once waits for the first paint, or a second where there is none, as in a tab
 * behind others. See `data-whole` and `data-first` in the base styles.
 */
const beforeFirstView = `((page) => {
  if (location.hash || performance.getEntriesByType("navigation")[0]?.type !== "navigate") {
    page.whole = "";
    return;
  }
  page.first = "";
  const layOut = () => delete page.first;
  new PerformanceObserver(layOut).observe({ type: "paint", buffered: true });
  setTimeout(layOut, 1000);
})(document.documentElement.dataset)`;

const preload = /^<link rel="modulepreload" href="([^"]+)"/;
/** Before the words of the language, which the code wants to read. */
const ahead = '<link rel="preload" href="';
const words = "/assets/messages-";

/**
 * Takes our mark off the scripts that carry it, lets the code and what it reads begin after the first view, adds the data,
 * and answers what the other inline ones say. The mark is known to nobody outside this process, so a script that came into
 * the page in any other way is not among them and never gets a hash. Parts that come as bytes have no scripts of ours.
 */
export function finishDocument({ html, data, dataScript }: Drawn, mark: string) {
  const scripts = [beforeFirstView];
  const { head, files } = takeAhead(String(html[0]));
  const pieces = [head.replace("<head>", `<head><script>${beforeFirstView}</script>`), ...html.slice(1)];
  const parts = pieces.flatMap((piece): Piece | Piece[] =>
    typeof piece === "string" ? finishWords(piece.split(` nonce="${mark}"`), { scripts, files }) : piece,
  );
  if (dataScript) {
    const last = String(parts.pop());
    const end = last.lastIndexOf(bodyEnd);
    parts.push(last.slice(0, end), data, "<script>", dataScript, "</script>", last.slice(end));
  }
  return { html: toBytes(parts), scripts };
}

function takeAhead(head: string) {
  const start = head.indexOf(ahead + words);
  if (start < 0) return { head, files: [] };
  const [file = ""] = head.slice(start + ahead.length).split('"', 1);
  const end = head.indexOf(">", start) + 1;
  return { head: head.slice(0, start) + head.slice(end), files: [file] };
}

function finishWords(
  [first = "", ...rest]: string[],
  { scripts, files }: Record<"scripts" | "files", string[]>,
) {
  const parts = [first];
  for (const piece of rest) {
    const before = parts.pop() ?? "";
    const { opening, says, start, end } = tagAt(before, piece);
    const file = preload.exec(opening)?.[1];
    if (file) {
      files.push(file);
      parts.push(before.slice(0, start), piece.slice(end));
    } else if (says !== undefined && opening.includes('type="module"')) {
      const later = beginLater(files, says);
      scripts.push(says, later);
      parts.push(before.slice(0, start), `<script>${later}`, piece.slice(end + says.length));
    } else {
      if (says !== undefined) scripts.push(says);
      parts.push(before, piece);
    }
  }
  return parts;
}

/** Each part by itself: to join them first would copy the page once more. */
function toBytes(parts: Piece[]): Buffer {
  const bytes = Buffer.allocUnsafe(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0));
  let end = 0;
  for (const part of parts) {
    if (typeof part === "string") end += bytes.write(part, end);
    else end += part.copy(bytes, end);
  }
  return bytes;
}

/** The tag whose mark stood between two pieces of a page, and what it says if it is an inline script. */
function tagAt(before: string, after: string) {
  const start = before.lastIndexOf("<");
  const end = after.indexOf(">") + 1;
  const opening = before.slice(start) + after.slice(0, end);
  const isInline = opening.startsWith("<script") && !opening.includes(" src=");
  return { opening, start, end, says: isInline ? after.slice(end, after.indexOf("</script>")) : undefined };
}
