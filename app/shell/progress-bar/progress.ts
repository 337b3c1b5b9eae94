import { progressBar } from "../constants.ts";

export type ProgressState = { phase: "hidden" | "running" | "done" | "failed"; percent: number };

/** How far the bar has grown: towards 100 over its duration, and never beyond. */
export function percentAfter(elapsed: number): number {
  return Math.min(progressBar.maximum, (Math.max(0, elapsed) / progressBar.duration) * progressBar.maximum);
}

/**
 * Shows nothing for the first 200 ms, then grows; fills when the last piece of work ends and hides 500 ms later. A
 * failure shows at once and turns it red until it hides.
 */
export function createProgress(show: (state: ProgressState) => void) {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let ticking: ReturnType<typeof setInterval> | undefined;
  let visible = false;
  let failed = false;

  const clear = () => {
    timers.forEach(clearTimeout);
    timers = [];
    clearInterval(ticking);
  };
  const grow = () => {
    visible = true;
    const started = Date.now();
    const step = () =>
      show({ phase: failed ? "failed" : "running", percent: percentAfter(Date.now() - started) });
    step();
    ticking = setInterval(step, 100);
  };
  const finish = () => {
    clear();
    if (!visible) return;
    show({ phase: failed ? "failed" : "done", percent: progressBar.maximum });
    timers.push(setTimeout(hide, progressBar.hideAfter));
  };
  const hide = () => {
    visible = false;
    failed = false;
    show({ phase: "hidden", percent: 0 });
  };

  return {
    start() {
      clear();
      failed = false;
      if (visible) hide();
      timers.push(setTimeout(grow, progressBar.throttle));
    },
    fail() {
      failed = true;
      visible = true;
      finish();
    },
    end: finish,
    stop: clear,
  };
}
