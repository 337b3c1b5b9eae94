import { chosenCache } from "#app/shell/connection/offline-store.ts";
import { partsOf } from "./parts-of.ts";

const listKey = "kept-products";
const workerPatience = 5000;

/** Something that is kept, by the name that it is listed under; nameless is what others need. */
export type KeptItem = { address: string; name?: string; link?: string };
export type Kept = { id: string; name: string; items: KeptItem[]; addresses: string[]; bytes: number };

export const canKeep = () => "caches" in window && "serviceWorker" in navigator && window.isSecureContext;

export function listKept(): Kept[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(listKey) ?? "[]");
    return Array.isArray(list) ? (list as Kept[]) : [];
  } catch {
    return [];
  }
}

/** Fetches everything anew and keeps it; told after each item. Fails as a whole when something cannot be had. */
export async function keepProduct(
  product: Pick<Kept, "id" | "name" | "items">,
  onProgress: (done: number) => void,
) {
  if (!(await hasWorker())) throw new Error("Nobody would open what is kept");
  const cache = await caches.open(chosenCache);
  const named = new Set(product.items.map(({ address }) => address));
  const all = new Set(named);
  let [bytes, done] = [0, 0];
  for (const address of all) {
    const response = await fetch(address, { headers: { Accept: "text/html,*/*" } });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const body = await response.clone().arrayBuffer();
    bytes += body.byteLength;
    await cache.put(address, pressed(response, body));
    for (const part of partsOf(address, new TextDecoder().decode(body))) all.add(part);
    done += named.has(address) ? 1 : 0;
    onProgress(done);
  }
  await navigator.storage?.persist?.();
  write([...listKept().filter(({ id }) => id !== product.id), { ...product, addresses: [...all], bytes }]);
}

/** What others need of it stays. */
export async function removeProduct(id: string) {
  write(listKept().filter((kept) => kept.id !== id));
  await dropHalfKept();
}

/** Whatever is there and belongs to no product that is kept whole. */
export async function dropHalfKept() {
  const needed = new Set(listKept().flatMap(({ addresses }) => addresses));
  const cache = await caches.open(chosenCache);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await cache.delete(request);
  }
}

/** No room, or a worker that this browser or this site does without: then nothing can be kept. */
export async function isRefused(error: unknown): Promise<boolean> {
  if (error instanceof DOMException && error.name === "QuotaExceededError") return true;
  return !(await hasWorker());
}

/** It comes with the visitor's first sign, which may be the click on "save". */
const hasWorker = () =>
  Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise<boolean>((resolve) => {
      setTimeout(resolve, workerPatience, false);
    }),
  ]);

/** Pages are words, twice: once to be read, once for the script. The worker unfolds them. */
function pressed(response: Response, body: ArrayBuffer) {
  if (!response.headers.get("Content-Type")?.startsWith("text/html") || !("CompressionStream" in window))
    return response;
  const headers = new Headers(response.headers);
  headers.set("X-Pressed", "gzip");
  return new Response(new Blob([body]).stream().pipeThrough(new CompressionStream("gzip")), { headers });
}

function write(list: Kept[]) {
  localStorage.setItem(listKey, JSON.stringify(list));
}
