import { setTimeout as sleep } from "node:timers/promises";

/** Runs a job again and again, with a delay after each run. */
export function repeat(delay: number, job: () => Promise<void>) {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let run = Promise.resolve();
  const next = () => {
    run = job().finally(() => {
      if (!stopped) timer = setTimeout(next, delay);
    });
  };
  next();
  return {
    /** Lets the running job finish, unless it takes too long. */
    async stop(timeout = 3000) {
      stopped = true;
      clearTimeout(timer);
      await endWithin(timeout, run);
    },
  };
}

export function endWithin(milliseconds: number, end: Promise<void>) {
  return Promise.race([end, sleep(milliseconds, undefined, { ref: false })]);
}
