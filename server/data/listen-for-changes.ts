import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import pg from "pg";
import { changesChannel, everything, readChanges } from "#domain/changes.ts";
import type { Log } from "../process/log.ts";

/** How often the connection is checked, and how long it may take to answer. */
const HEARTBEAT = 500;
const TIMEOUT = 2000;
const CONNECT_TIMEOUT = 5000;
const RETRY_DELAY = 200;
const SHORT_DELAY = 50;

/** A server without a spare connection is busy, not away. */
const tooManyConnections = "53300";

type Listener = {
  onChange(tags: ReadonlySet<string>): void;
  /** Called whenever the database is reached, or found to be away. */
  onReach?(reached: boolean): void;
};

class MissedHeartbeat extends Error {}

/** Hears what any process published. After a reconnect everything counts as changed. */
export function listenForChanges(config: pg.ClientConfig, log: Log, { onChange, onReach }: Listener) {
  let isClosed = false;
  let client: pg.Client | undefined;

  async function watch() {
    while (!isClosed) {
      const wasListening = await listenOnce().catch((error: Error & { code?: string }) => {
        if (isClosed) return true;
        log.warn({ err: error.message }, "database does not answer");
        if (error.code !== tooManyConnections) onReach?.(false);
        return false;
      });
      await sleep(wasListening ? SHORT_DELAY : RETRY_DELAY, undefined, { ref: false });
    }
  }

  /** Resolves when a working connection was closed: maybe only this one, so that is no outage yet. */
  async function listenOnce() {
    const current = new pg.Client({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT, keepAlive: true });
    client = current;
    const ended = new Promise<true>((resolve) => current.once("end", () => resolve(true)));
    current.on("error", () => {});
    current.on("notification", ({ payload }) => onChange(readChanges(payload)));
    const over = new AbortController();
    try {
      await current.connect();
      await current.query(`listen ${changesChannel}`);
      onReach?.(true);
      // Anything may have changed meanwhile.
      onChange(everything);
      return await Promise.race([ended, failWithoutHeartbeat(current, over.signal)]);
    } finally {
      over.abort();
      void current.end().catch(() => {});
    }
  }

  void watch();
  return {
    close() {
      isClosed = true;
      // Do not wait: a stopped server would never answer.
      void client?.end().catch(() => {});
    },
  };
}

/** A stopped server and a cut cable close no connection: only a query finds out. */
async function failWithoutHeartbeat(client: pg.Client, signal: AbortSignal): Promise<never> {
  for (;;) {
    await sleep(HEARTBEAT, undefined, { ref: false, signal });
    const answered = client.query("select 1").then(
      () => true,
      () => true, // "end" reports a closed connection
    );
    if (!(await Promise.race([answered, tooLate()]))) throw new MissedHeartbeat("no answer to a heartbeat");
  }
}

/** An answer that came while this process was busy is read first. */
async function tooLate() {
  await sleep(TIMEOUT, undefined, { ref: false });
  await turn();
  return false;
}
