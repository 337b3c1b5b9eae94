/** What a visitor does first. Moving over a page by itself, as to a hash, is a scroll as well: it costs only bytes. */
const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown"] as const;
const longest = 4000;

/**
 * For what nobody waits for: once the visitor has pointed, scrolled or typed, in a moment without other work. A page that
 * is only looked at fetches nothing more.
 */
export function whenIdle(work: () => void): () => void {
  let handle: number | undefined;
  const onSign = () => {
    stopListening();
    if ("requestIdleCallback" in window) handle = requestIdleCallback(work, { timeout: longest });
    else work();
  };
  const stopListening = () => {
    for (const sign of signs) window.removeEventListener(sign, onSign, { capture: true });
  };
  for (const sign of signs) window.addEventListener(sign, onSign, { capture: true, passive: true });
  return () => {
    stopListening();
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
