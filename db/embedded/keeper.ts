import { setTimeout as sleep } from "node:timers/promises";
import type { Lease } from "./lease.ts";

/** Short, because the site waits; a start that cannot succeed takes longer anyway. */
const pause = 1000;

/**
 * Restarts a server that dies while it is in use; pools reconnect to the same socket. Answers a function that stops
 * this and hands over the lease.
 */
export function keepLease(first: Lease, obtain: () => Promise<Lease>, log: (line: string) => void) {
  let isEnding = false;
  let current: Promise<Lease | undefined> = Promise.resolve(first);
  const renew = async (): Promise<Lease | undefined> => {
    while (!isEnding) {
      log("The PostgreSQL server went away: starting it again");
      try {
        return watch(await obtain());
      } catch (error) {
        log(String(error));
        await sleep(pause, undefined, { ref: false });
      }
    }
    return undefined;
  };
  const watch = (lease: Lease) => {
    lease.lost.then(() => {
      if (!isEnding) current = renew();
    });
    return lease;
  };
  watch(first);
  return () => {
    isEnding = true;
    return current;
  };
}
