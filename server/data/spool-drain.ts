import type { Database } from "#db/client.ts";
import { drainSpool } from "#domain/enquiries/drain-spool.ts";
import type { Mailing } from "#domain/enquiries/mail-queue.ts";
import type { Spool } from "#domain/enquiries/spool.ts";
import type { Log } from "../process/log.ts";
import { repeat } from "../process/repeat.ts";

/** Brings messages from the disk into the database as soon as it takes them, also those of an earlier process. */
export function startSpoolDrain(db: Database, spool: Spool, mailing: Mailing, log: Log) {
  return repeat(2000, () =>
    drainSpool(db, spool, mailing).then(
      ({ count, setAside }) => {
        if (count > 0) log.info({ count }, "messages brought from the disk into the database");
        for (const { place, error } of setAside)
          log.error({ err: error, place }, "a message on the disk cannot be stored and was set aside");
      },
      (error: Error) => log.debug({ err: error.message }, "messages wait on the disk"),
    ),
  );
}
