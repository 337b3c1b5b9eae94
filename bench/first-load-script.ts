import { gzipSync } from "node:zlib";

const attributes = /<(?:script|link)\b[^>]*>/g;
const dynamicImports = /\bimport\s*\(?\s*"(\/[^"]+\.js)"|\bfrom\s+"(\/[^"]+\.js)"/g;
/** Our pages list these in their boot script, to load them after the first view. */
const listed = /"(\/assets\/[^"\\]+\.js)"/g;

/** Gzipped bytes of every script that a page's HTML names. */
export async function firstLoadScript(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const paths = new Set([...tagged(html), ...imported(html)]);
  const sizes = [...paths].map(async (path) => {
    const response = await fetch(new URL(path, url));
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** No current browser loads scripts for browsers without modules. */
function tagged(html: string) {
  return [...html.matchAll(attributes)]
    .map(([tag]) => tag)
    .filter(
      (tag) => !/\bnomodule\b/i.test(tag) && (/^<script/.test(tag) || /modulepreload|as="script"/.test(tag)),
    )
    .flatMap((tag) => /\b(?:src|href)="([^"]+\.js[^"]*)"/.exec(tag)?.[1] ?? []);
}

function imported(html: string) {
  return [...html.matchAll(dynamicImports), ...html.matchAll(listed)].flatMap(
    ([, first, second]) => first ?? second ?? [],
  );
}
