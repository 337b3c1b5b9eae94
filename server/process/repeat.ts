import { setTimeout as sleep } from "node:timers/promises";

/** Does something again and again, with a pause after each time. */
export function repeat(pause: number, job: () => Promise<void>) {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const next = () => {
    round = job().finally(() => {
      if (!stopped) timer = setTimeout(next, pause);
    });
  };
  next();
  return {
    /** What is under way is finished, unless it takes too long. */
    async stop(patience = 3000) {
      stopped = true;
      clearTimeout(timer);
      await endWithin(patience, round);
    },
  };
}

export function endWithin(milliseconds: number, end: Promise<void>) {
  return Promise.race([end, sleep(milliseconds, undefined, { ref: false })]);
}
