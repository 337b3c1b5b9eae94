/**
 * Takes our mark off the inline scripts that carry it, and answers what they say. The mark is known to nobody outside
 * this process, so a script that came into the page in any other way is not among them and never gets a hash.
 */
export function takeMark(html: string, mark: string) {
  const attribute = ` nonce="${mark}"`;
  const scripts = html
    .split("<script")
    .slice(1)
    .flatMap((piece) => {
      const start = piece.indexOf(">");
      const opening = piece.slice(0, start);
      const isOurs = opening.includes(attribute) && !opening.includes(" src=");
      return isOurs ? [piece.slice(start + 1, piece.indexOf("</script>"))] : [];
    });
  return { html: html.replaceAll(attribute, ""), scripts };
}
