/** The element an address points to; a hash that cannot be read points to nothing. */
export function hashTarget(hash: string): HTMLElement | null {
  if (hash === "") return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
