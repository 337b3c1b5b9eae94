import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import pg from "pg";
import { changesChannel, everything, readChanges } from "#domain/changes.ts";
import type { Log } from "../process/log.ts";

/** How often the connection is asked whether it still hears anything, and how long it may take to say so. */
const beatEvery = 500;
const patience = 2000;
const connectPatience = 5000;
const pause = 200;
const shortPause = 50;

/** A server that has no connection to spare is busy, not away. */
const tooManyConnections = "53300";

type Told = {
  onChange(tags: ReadonlySet<string>): void;
  /** Told whenever the database is found, or found to be away. */
  onReach?(reached: boolean): void;
};

class NoBeat extends Error {}

/** Hears what any process published. A broken connection is made anew, and then everything counts as changed. */
export function watchChanges(config: pg.ClientConfig, log: Log, { onChange, onReach }: Told) {
  let isClosed = false;
  let client: pg.Client | undefined;

  async function watch() {
    while (!isClosed) {
      const wasListening = await listenOnce().catch((error: Error & { code?: string }) => {
        if (isClosed) return true;
        log.warn({ err: error.message }, "the database does not answer");
        if (error.code !== tooManyConnections) onReach?.(false);
        return false;
      });
      await sleep(wasListening ? shortPause : pause, undefined, { ref: false });
    }
  }

  /** Resolves when a connection that worked was closed; it may be only this one, so that is no outage yet. */
  async function listenOnce() {
    const current = new pg.Client({ ...config, connectionTimeoutMillis: connectPatience, keepAlive: true });
    client = current;
    const ended = new Promise<true>((resolve) => current.once("end", () => resolve(true)));
    current.on("error", () => {});
    current.on("notification", ({ payload }) => onChange(readChanges(payload)));
    const over = new AbortController();
    try {
      await current.connect();
      await current.query(`listen ${changesChannel}`);
      onReach?.(true);
      // Anything may have changed while nobody listened.
      onChange(everything);
      return await Promise.race([ended, failWithoutBeat(current, over.signal)]);
    } finally {
      over.abort();
      void current.end().catch(() => {});
    }
  }

  void watch();
  return {
    close() {
      isClosed = true;
      // Not waited for: a server that is stopped would never say goodbye.
      void client?.end().catch(() => {});
    },
  };
}

/** A stopped server and a cut cable close no connection: only a question finds out. */
async function failWithoutBeat(client: pg.Client, signal: AbortSignal): Promise<never> {
  for (;;) {
    await sleep(beatEvery, undefined, { ref: false, signal });
    const answered = client.query("select 1").then(
      () => true,
      () => true, // the end of a connection is told elsewhere
    );
    if (!(await Promise.race([answered, tooLate()]))) throw new NoBeat("no answer to a beat");
  }
}

/** After the pause an answer that came while this process was busy is read first. */
async function tooLate() {
  await sleep(patience, undefined, { ref: false });
  await turn();
  return false;
}
