import type { Log } from "../process/log.ts";

/**
 * What is known of an answer that came from memory: it is counted, and one of so many is logged, none of 0, or all at debug
 * level. A log of all costs more than the answers do.
 */
export function createCachedNotes(count: (status: number) => void, log: Log, perLine: number) {
  let answers = 0;
  return (id: string, status: number) => {
    count(status);
    const line = { id, kind: "cached", method: "GET", status };
    if (perLine > 0 && answers++ % perLine === 0) log.info({ ...line, oneOf: perLine }, "answered");
    else log.debug(line, "answered");
  };
}
