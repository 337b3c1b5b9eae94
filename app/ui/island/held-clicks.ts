import { layOutBitByBit } from "../far-below/lay-out.ts";
import { wake } from "./waking.ts";

const signsOfLife = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll"];

/** Wakes the page at the first sign of a visitor, and repeats the clicks that came too early. */
export function watchForVisitor() {
  const listening = new AbortController();
  const rouse = () => {
    listening.abort();
    // What cannot be loaded stays as it is, until the next page is asked for.
    wake()
      .catch(() => undefined)
      .then(layOutBitByBit);
  };
  for (const sign of signsOfLife) {
    window.addEventListener(sign, rouse, { capture: true, passive: true, signal: listening.signal });
  }
  window.addEventListener("click", hold, { capture: true });
  if (window.scrollY > 0) rouse();
}

function hold(event: MouseEvent) {
  const { target } = event;
  const part =
    target instanceof HTMLElement || target instanceof SVGElement ? target.closest("[data-asleep]") : null;
  if (!part || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  wake()
    .then(
      () => untilListening(part),
      () => part.removeAttribute("data-asleep"),
    )
    .then(() => target?.dispatchEvent(new MouseEvent("click", event)));
}

function untilListening(part: Element) {
  return new Promise<void>((resolve) => {
    const look = () => !part.hasAttribute("data-asleep") && resolve();
    new MutationObserver(look).observe(part, { attributes: true });
    look();
  });
}
