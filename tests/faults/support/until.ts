import { setTimeout as sleep } from "node:timers/promises";

/** Waits until something is so, and fails with what was waited for. */
export async function until(what: string, milliseconds: number, isSo: () => Promise<boolean>) {
  const deadline = performance.now() + milliseconds;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > deadline)
      throw new Error(`after ${milliseconds / 1000} s it is not so that ${what}`);
    await sleep(100);
  }
}
