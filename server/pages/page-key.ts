import { findAddress } from "#app/site-addresses/find-address.ts";
import { documentPath } from "#i18n/paths.ts";

/** Where a visitor came from: for the browser, never for a page. */
const tracking =
  /^(utm_\w+|gclid|gbraid|wbraid|gclsrc|fbclid|msclkid|dclid|yclid|twclid|ttclid|li_fat_id|igshid|mc_[ce]id|_ga|_gl|srsltid|ref|source)$/;

/** The address without tracking, its parameters in one order and spelling; the same page has one key however it was linked. */
export function normaliseAddress(url: string): string {
  const mark = url.indexOf("?");
  if (mark < 0) return url;
  const query = new URLSearchParams(url.slice(mark + 1));
  for (const name of new Set(query.keys())) if (tracking.test(name)) query.delete(name);
  query.sort();
  const path = url.slice(0, mark);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Only a page by its right address, with parameters that it reads; anything else is rendered each time. */
export function isKeepable(address: string): boolean {
  const [path = "/", query] = address.split("?", 2);
  const page = findAddress(documentPath(path));
  if (!page || page.path !== documentPath(path)) return false;
  return [...new URLSearchParams(query).keys()].every((name) => page.reads.has(name));
}
