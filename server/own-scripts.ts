const bodyEnd = "</body>";

/**
 * Takes our mark off the inline scripts that carry it, adds the one with the data, and answers what they all say. The
 * mark is known to nobody outside this process, so a script that came into the page in any other way is not among them
 * and never gets a hash.
 */
export function finishDocument({ html, dataScript }: { html: string; dataScript: string }, mark: string) {
  const pieces = html.split(` nonce="${mark}"`);
  const scripts = pieces.flatMap((piece, place) => ownScript(pieces[place - 1], piece));
  if (dataScript) {
    scripts.push(dataScript);
    const last = pieces.pop() ?? "";
    const end = last.lastIndexOf(bodyEnd);
    pieces.push(last.slice(0, end), "<script>", dataScript, "</script>", last.slice(end));
  }
  return { html: pieces.join(""), scripts };
}

/** What a script says whose mark stood between two pieces of a page; nothing when it was no script, or one in a file. */
function ownScript(before: string | undefined, after: string): string[] {
  if (before === undefined) return [];
  const end = after.indexOf(">");
  const opening = before.slice(before.lastIndexOf("<")) + after.slice(0, end);
  if (!opening.startsWith("<script") || opening.includes(" src=")) return [];
  return [after.slice(end + 1, after.indexOf("</script>"))];
}
