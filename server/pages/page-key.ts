/** Parameters that pages read. Anything else makes a page that is rendered but not kept. */
const known = new Set(
  (
    "nova category series page pageNum sort power phases voltage energy protection market segment compare keyword type " +
    "productType documentType language productId case country year period status video serial product reply tab view " +
    "_routes"
  ).split(" "),
);
const noise = /^(utm_\w+|gclid|fbclid|msclkid|dclid|yclid|twclid|igshid|mc_[ce]id|_ga|_gl|ref|source)$/;

export type PageKey = { path: string; cacheable: boolean };

/** The address without noise, its parameters in a fixed order; the same page has one key however it was linked. */
export function normaliseAddress(url: string): PageKey {
  const mark = url.indexOf("?");
  if (mark < 0) return { path: url, cacheable: true };
  const pairs = url
    .slice(mark + 1)
    .split("&")
    .filter((pair) => pair !== "" && !noise.test(nameOf(pair)));
  const path = url.slice(0, mark);
  if (pairs.length === 0) return { path, cacheable: true };
  return {
    path: `${path}?${pairs.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0)).join("&")}`,
    cacheable: pairs.every((pair) => known.has(nameOf(pair))),
  };
}

const nameOf = (pair: string) => pair.split("=", 1)[0] ?? "";
