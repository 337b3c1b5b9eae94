const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll"];

/** Kept at the first sign of a visitor; never on the server. */
export const firstSign = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return;
  const heard = new AbortController();
  const hear = () => {
    heard.abort();
    resolve();
  };
  for (const sign of signs)
    window.addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
  if (window.scrollY > 0) hear();
});
