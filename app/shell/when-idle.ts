/** In milliseconds after a page came alive. By then even a phone has finished with what the visitor sees. */
const pause = 2000;
const longest = 4000;

/** For what nobody waits for: it must not take the line or the processor from a page that is still coming up. */
export function whenIdle(work: () => void): () => void {
  let handle: number | undefined;
  const timer = setTimeout(() => {
    if ("requestIdleCallback" in window) handle = requestIdleCallback(work, { timeout: longest });
    else work();
  }, pause);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
