/** Parts of a page that are not laid out with its first view; see `--far-below` in the base styles. */
const parts = "main section, main [data-later], main [data-far-below] > li, footer";

/**
 * Lays out what stands far below when a visitor is there and the browser has nothing else to do, one part after the
 * other: before they come to it, and without holding them up.
 */
export async function layOutBitByBit() {
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    if (document.documentElement.dataset.whole !== undefined) return;
    part.dataset.near = "";
    await idle();
  }
  document.documentElement.dataset.laidOut = "";
}

/** All at once: for a jump within the page, and for pages that script draws. */
export function layOutWholePage() {
  document.documentElement.dataset.whole = "";
}

function idle() {
  return new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve, 50),
  );
}
