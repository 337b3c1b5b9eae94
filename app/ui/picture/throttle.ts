/** Calls at once, then at most once in every `wait` ms, and once more at the end for what came between. */
export function throttle(call: () => void, wait: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const run = () => {
    call();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) {
        again = false;
        run();
      }
    }, wait);
  };
  return () => {
    if (timer === undefined) run();
    else again = true;
  };
}
