/** Beside the worker's own caches: a new build throws these away, not this one. */
const cacheName = "kept-products";
const listKey = "kept-products";

export type Kept = { id: string; name: string; addresses: string[]; bytes: number };

export const canKeep = () => "caches" in window && "serviceWorker" in navigator && window.isSecureContext;

export function listKept(): Kept[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(listKey) ?? "[]");
    return Array.isArray(list) ? (list as Kept[]) : [];
  } catch {
    return [];
  }
}

/** Fetches everything anew and keeps it; told after each address. Fails as a whole when something cannot be had. */
export async function keepProduct(
  product: Pick<Kept, "id" | "name">,
  addresses: string[],
  onProgress: (done: number) => void,
) {
  const cache = await caches.open(cacheName);
  const all = new Set(addresses);
  let [bytes, done] = [0, 0];
  for (const address of all) {
    const response = await fetch(address, { headers: { Accept: "text/html,*/*" } });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const body = await response.clone().arrayBuffer();
    bytes += body.byteLength;
    await cache.put(address, response);
    if (response.headers.get("Content-Type")?.startsWith("text/html"))
      for (const part of partsOf(new TextDecoder().decode(body))) all.add(part);
    done += addresses.includes(address) ? 1 : 0;
    onProgress(done);
  }
  const kept = { ...product, addresses: [...all], bytes };
  write([...listKept().filter(({ id }) => id !== product.id), kept]);
  await navigator.storage?.persist?.();
  return kept;
}

/** What others need of it stays. */
export async function removeProduct(id: string) {
  const left = listKept().filter((kept) => kept.id !== id);
  const needed = new Set(left.flatMap(({ addresses }) => addresses));
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await cache.delete(request);
  }
  write(left);
}

/** Scripts, styles, words and fonts that a page names, and one size of each picture. */
function partsOf(html: string) {
  const files = [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([name]) => name);
  const pictures = [...html.matchAll(/src="(\/media\/[\w.-]+)"/g)].map(([, name = ""]) => name);
  return [...files, ...pictures];
}

function write(list: Kept[]) {
  localStorage.setItem(listKey, JSON.stringify(list));
}
