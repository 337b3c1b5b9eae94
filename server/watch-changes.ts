import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { contentChannel } from "#domain/content/publish.ts";
import type { Log } from "./log.ts";

/** Everything may have changed while nobody listened. */
const everything = new Set(["*"]);

/** Hears what any process published. A broken connection is made anew, and then everything counts as changed. */
export function watchChanges(config: pg.ClientConfig, log: Log, onChange: (tags: Set<string>) => void) {
  let closed = false;
  let client: pg.Client | undefined;

  async function listen() {
    for (let first = true; !closed; first = false) {
      try {
        client = new pg.Client({ ...config, keepAlive: true });
        const ended = new Promise<void>((resolve) => client?.once("end", resolve));
        client.on("error", () => {});
        client.on("notification", ({ payload }) =>
          onChange(new Set(JSON.parse(payload ?? "[]") as string[])),
        );
        await client.connect();
        await client.query(`listen ${contentChannel}`);
        if (!first) onChange(everything);
        await ended;
      } catch (error) {
        log.debug({ err: String(error) }, "not listening for changes");
      }
      if (!closed) await sleep(1000, undefined, { ref: false });
    }
  }

  void listen();
  return {
    async close() {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}
