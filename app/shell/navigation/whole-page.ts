/**
 * What stands far below the first view is not laid out with it (`--far-below` in the base styles). It is done when the
 * browser has nothing else to do, one part after the other: before the visitor comes there, and without holding them up.
 */
export async function layOutBitByBit() {
  for (const part of document.querySelectorAll<HTMLElement>("main section, main li, footer")) {
    if (isWhole()) return;
    if (getComputedStyle(part).contentVisibility !== "auto") continue;
    part.style.contentVisibility = "visible";
    await idle();
  }
  layOutWholePage();
}

/** All at once: for a jump within the page, and for pages that script draws. */
export function layOutWholePage() {
  document.documentElement.dataset.whole = "";
}

function isWhole() {
  return document.documentElement.dataset.whole !== undefined;
}

function idle() {
  return new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve, 50),
  );
}
