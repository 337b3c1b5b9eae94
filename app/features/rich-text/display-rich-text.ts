/** The folder in which the editor keeps its uploads; published files lie on the file host. */
const profilePrefix = "/profile";

/**
 * Makes stored rich text ready to show. It was cleaned when it was stored; this only changes where files come from and
 * gives tables a box to scroll in. Widths of pictures and videos are a matter of the style sheet.
 */
export function displayRichText(html: string, fileHost: string, tableLabel: string): string {
  return boxTables(toFileHost(html, fileHost), tableLabel);
}

function toFileHost(html: string, fileHost: string) {
  const host = fileHost.replace(/\/+$/, "");
  return html.replaceAll(
    new RegExp(`(\\s(?:src|href|poster)=["'])${profilePrefix}/`, "g"),
    (_, start: string) => `${start}${host}/`,
  );
}

function boxTables(html: string, label: string) {
  if (html.includes('<div class="table-box"')) return html; // read from a page that shows it
  const open = `<div class="table-box" role="region" tabindex="0" aria-label="${label.replaceAll('"', "&quot;")}">`;
  return html.replaceAll(/<table[\s>]/g, (start) => open + start).replaceAll("</table>", "</table></div>");
}
