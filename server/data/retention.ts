import type { Config } from "#config/config.ts";
import type { Database } from "#db/client.ts";
import { removeOld } from "#domain/enquiries/retention.ts";
import type { Log } from "../process/log.ts";
import { repeat } from "../process/repeat.ts";

const hour = 3_600_000;

/** Once an hour; several processes that do the same do no harm. */
export function startRetention(config: Config, db: Database, log: Log) {
  const keep = {
    messages: config.KEEP_MESSAGES,
    registrations: config.KEEP_REGISTRATIONS,
    commentEmails: config.KEEP_COMMENT_EMAILS,
    mails: config.KEEP_MAILS,
  };
  return repeat(hour, () =>
    removeOld(db, keep).then(
      (removed) => void (Object.keys(removed).length > 0 && log.info(removed, "kept long enough, removed")),
      (error: Error) => log.warn({ err: error.message }, "what was kept long enough could not be removed"),
    ),
  );
}
