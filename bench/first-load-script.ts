import { gzipSync } from "node:zlib";

const attributes = /<(?:script|link)\b[^>]*>/g;
const dynamicImports = /\bimport\s*\(?\s*"(\/[^"]+\.js)"|\bfrom\s+"(\/[^"]+\.js)"/g;
/** Our pages name them in a list, to be loaded after the first view. */
const listed = /"(\/assets\/[^"\\]+\.js)"/g;

/** Bytes, compressed with gzip, of every script that a page's HTML asks for. */
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

/** Scripts for browsers without modules are loaded by none of today's. */
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
