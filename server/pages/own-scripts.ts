import { beginLater } from "./deferred-boot-script.ts";

/** Words with our mark that are the same on many pages. */
type Marked = { readonly marked: string };

/** Words, or a part whose bytes were kept. */
type Piece = string | Buffer | Marked;

/** A page, and where they are not in it already: the element with its data, and the script that hands over what else the framework wants. */
export type Drawn = { html: Piece[]; data: (string | Buffer)[]; dataScript: string };

type Finished = { parts: (string | Buffer)[]; scripts: string[] };

/** In bytes. Smaller ones are copied: what is sent by itself costs something, too. */
const largePart = 4096;

const headStart = "<head>";
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
  setTimeout(layOut, 1000);
  new PerformanceObserver(layOut).observe({ type: "paint", buffered: true });
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
  const { parts, scripts } = finishPieces(html, mark);
  if (dataScript) {
    const last = String(parts.pop());
    const end = last.lastIndexOf(bodyEnd);
    parts.push(last.slice(0, end), ...data, "<script>", dataScript, "</script>", last.slice(end));
  }
  const [first, ...rest] = parts;
  const begun = String(first).replace(headStart, `${headStart}<script>${beforeFirstView}</script>`);
  return { html: toChunks([begun, ...rest]), scripts: [beforeFirstView, ...scripts] };
}

function finishPieces(pieces: Piece[], mark: string): Finished {
  const finished: Finished = { parts: [], scripts: [] };
  const files: string[] = [];
  for (const piece of pieces) {
    if (typeof piece === "string") finishWords(piece, mark, files, finished);
    else if ("marked" in piece) {
      const { parts, scripts } = finishOnce(piece, mark);
      finished.parts.push(...parts);
      finished.scripts.push(...scripts);
    } else finished.parts.push(piece);
  }
  return finished;
}

const finishedBefore = new WeakMap<Marked, Finished>();

function finishOnce(piece: Marked, mark: string): Finished {
  const before = finishedBefore.get(piece);
  if (before) return before;
  const { parts, scripts } = finishPieces([piece.marked], mark);
  const finished = { parts: [toBytes(parts)], scripts };
  finishedBefore.set(piece, finished);
  return finished;
}

function finishWords(words: string, mark: string, files: string[], { parts, scripts }: Finished) {
  const nonce = ` nonce="${mark}"`;
  if (!words.includes(nonce)) return parts.push(words);
  const [first = "", ...rest] = words.split(nonce);
  let before = takeAhead(first, files);
  for (const piece of rest) {
    const { opening, says, start, end } = tagAt(before, piece);
    const file = preload.exec(opening)?.[1];
    if (file) {
      files.push(file);
      parts.push(before.slice(0, start));
      before = piece.slice(end);
    } else if (says !== undefined && opening.includes('type="module"')) {
      const later = beginLater(files, says);
      scripts.push(says, later);
      parts.push(before.slice(0, start), `<script>${later}`);
      before = piece.slice(end + says.length);
    } else {
      if (says !== undefined) scripts.push(says);
      parts.push(before);
      before = piece;
    }
  }
  return parts.push(before);
}

/** Takes the words of the language out of a head, to be asked for with the code. */
function takeAhead(head: string, files: string[]) {
  const start = head.indexOf(ahead + words);
  if (start < 0) return head;
  const [file = ""] = head.slice(start + ahead.length).split('"', 1);
  files.push(file);
  return head.slice(0, start) + head.slice(head.indexOf(">", start) + 1);
}

/**
 * Large parts that were kept are sent as they are, and only what is between them is written anew. With a whole page for each
 * visitor, Node looks through all memory three times as often for what is not used any more.
 */
function toChunks(parts: (string | Buffer)[]): Buffer[] {
  const chunks: Buffer[] = [];
  let between: (string | Buffer)[] = [];
  for (const part of [...parts, undefined]) {
    const isLarge = typeof part === "object" && part.length >= largePart;
    if (part !== undefined && !isLarge) {
      between.push(part);
      continue;
    }
    if (between.length > 0) chunks.push(toBytes(between));
    if (isLarge) chunks.push(part);
    between = [];
  }
  return chunks;
}

/** Each part by itself: to join them first would copy the page once more. */
function toBytes(parts: (string | Buffer)[]): Buffer {
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
