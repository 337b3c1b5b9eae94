import type { Database } from "#db/client.ts";
import { isOutage } from "#db/outage.ts";
import { findNextRelease, publishDueArticles } from "#domain/journal/scheduled-articles.ts";
import type { Log } from "../process/log.ts";

/** Look again after an hour at most: somebody may set the clock, and a timer waits for 24 days at most. */
const LONGEST_WAIT = 3_600_000;
const RETRY_DELAY = 5000;

type Changes = {
  listen(listener: (tags: ReadonlySet<string>) => void): void;
  tell(tags: ReadonlySet<string>): void;
};

/** Publishes articles at their minute: then cached pages that lack them are invalidated. */
export function scheduleArticles(db: Database, changes: Changes, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let lookedAt = new Date();

  async function publish() {
    const now = new Date();
    const published = await publishDueArticles(db);
    if (published.length > 0) log.info({ published }, "scheduled articles published");
    const next = await findNextRelease(db, lookedAt);
    lookedAt = now;
    // Another process may have a faster clock: a page that was rendered here in between lacks the article.
    if (next && next <= now) changes.tell(new Set(["blogs", "news"]));
  }

  async function plan() {
    const next = await findNextRelease(db, lookedAt);
    const wait = next ? next.getTime() - Date.now() : LONGEST_WAIT;
    schedule(Math.min(Math.max(wait, 0), LONGEST_WAIT));
  }

  function schedule(wait: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(run, wait).unref();
  }

  function run() {
    publish()
      .then(plan)
      .catch((error: unknown) => {
        if (isOutage(error)) log.debug({ err: error }, "database away, scheduled articles wait");
        else log.error({ err: error }, "scheduled articles failed");
        schedule(RETRY_DELAY);
      });
  }

  changes.listen((tags) => {
    if (["*", "blogs", "news"].some((tag) => tags.has(tag))) schedule(0);
  });
  run();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
