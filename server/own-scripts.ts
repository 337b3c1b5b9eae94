import { beginLater } from "./begin-later.ts";

const bodyEnd = "</body>";

/** Who comes back to a place on a page needs all above it at its right height; see `data-whole` in the base styles. */
const wholeIfReturning =
  'if(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")document.documentElement.dataset.whole=""';

const preload = /^<link rel="modulepreload" href="([^"]+)"/;

/**
 * Takes our mark off the scripts that carry it, lets the code begin after the first view, adds the script with the
 * data, and answers what the inline ones say. The mark is known to nobody outside this process, so a script that came
 * into the page in any other way is not among them and never gets a hash.
 */
export function finishDocument({ html, dataScript }: { html: string; dataScript: string }, mark: string) {
  const [first = "", ...rest] = html.split(` nonce="${mark}"`);
  const parts = [first.replace("<head>", `<head><script>${wholeIfReturning}</script>`)];
  const scripts = [wholeIfReturning];
  const files: string[] = [];
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
  if (dataScript) {
    scripts.push(dataScript);
    const last = parts.pop() ?? "";
    const end = last.lastIndexOf(bodyEnd);
    parts.push(last.slice(0, end), "<script>", dataScript, "</script>", last.slice(end));
  }
  return { html: parts.join(""), scripts };
}

/** The tag whose mark stood between two pieces of a page, and what it says if it is an inline script. */
function tagAt(before: string, after: string) {
  const start = before.lastIndexOf("<");
  const end = after.indexOf(">") + 1;
  const opening = before.slice(start) + after.slice(0, end);
  const isInline = opening.startsWith("<script") && !opening.includes(" src=");
  return { opening, start, end, says: isInline ? after.slice(end, after.indexOf("</script>")) : undefined };
}
