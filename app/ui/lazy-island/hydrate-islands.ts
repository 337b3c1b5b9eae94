import { firstSign } from "./first-sign.ts";

/** How far below the view an island is awaited, so that its code is there when a visitor is. */
const ahead = "0px 0px 50% 0px";

/** Islands get their code one after the other, each when the browser is idle. */
let turn: Promise<unknown> | undefined;

/**
 * Loads the code of an island: when it comes near the view, when its turn comes after the page has loaded, or at the
 * first sign of a visitor; for somebody who saves data only then. What was rendered in the browser is wanted at once.
 */
export function hydrateIsland(box: Element, load: () => Promise<void>): (() => void) | undefined {
  const begin = () => load().catch((error: unknown) => console.warn("An island stays as it is:", error));
  const [first] = box.children;
  if (!first) return void begin();
  firstSign.then(begin);
  if (savesData()) return undefined;
  turn = (turn ?? loaded()).then(idle).then(begin);
  if (!("IntersectionObserver" in window)) return undefined;
  const near = new IntersectionObserver(
    (seen) => seen.some(({ isIntersecting }) => isIntersecting) && begin(),
    {
      rootMargin: ahead,
    },
  );
  near.observe(first);
  return () => near.disconnect();
}

function loaded() {
  return new Promise<unknown>((resolve) => {
    if (document.readyState === "complete") resolve(undefined);
    else window.addEventListener("load", resolve, { once: true });
  });
}

function idle() {
  return new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 50);
  });
}

function savesData() {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true
  );
}
