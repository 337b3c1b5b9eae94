import type { Log } from "../process/log.ts";

/** Of so many answers from the cache one is written down: a log of all would cost more than they do. */
const perLine = 100;

/** What is known of an answer that came from memory: it is counted, and some are logged, or all at debug level. */
export function createCachedNotes(count: (status: number) => void, log: Log) {
  let answers = 0;
  return (id: string, status: number) => {
    count(status);
    const line = { id, kind: "cached", method: "GET", status };
    if (answers++ % perLine === 0) log.info({ ...line, oneOf: perLine }, "answered");
    else log.debug(line, "answered");
  };
}
