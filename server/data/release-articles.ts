import type { Database } from "#db/client.ts";
import { findNextRelease, releaseArticles } from "#domain/journal/release.ts";
import type { Log } from "../process/log.ts";

/** A timer can wait for 24 days; a clock may be set. */
const longestWait = 3_600_000;
const pauseAfterFailure = 5000;

type Changes = {
  listen(listener: (tags: ReadonlySet<string>) => void): void;
  tell(tags: ReadonlySet<string>): void;
};

/** Articles have a time from which they are shown: at that moment pages that were kept before are dropped. */
export function startReleases(db: Database, changes: Changes, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let lookedAt = new Date();

  async function release() {
    const now = new Date();
    const released = await releaseArticles(db);
    if (released.length > 0) log.info({ released }, "articles have appeared");
    const next = await findNextRelease(db, lookedAt);
    lookedAt = now;
    // Whoever told of it first may have a faster clock: a page made here in between lacks the article.
    if (next && next <= now) changes.tell(new Set(["blogs", "news"]));
  }

  async function plan() {
    const next = await findNextRelease(db, lookedAt);
    const wait = next ? next.getTime() - Date.now() : longestWait;
    schedule(Math.min(Math.max(wait, 0), longestWait));
  }

  function schedule(wait: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(run, wait).unref();
  }

  function run() {
    release()
      .then(plan)
      .catch((error: Error) => {
        log.debug({ err: error.message }, "articles that are due wait for the database");
        schedule(pauseAfterFailure);
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
