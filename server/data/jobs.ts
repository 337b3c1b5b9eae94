import { createTransport } from "nodemailer";
import type { Config } from "#config/config.ts";
import type { Database } from "#db/client.ts";
import { isOutage } from "#db/outage.ts";
import { drainSpool } from "#domain/enquiries/drain-spool.ts";
import type { Mailing } from "#domain/enquiries/mail-queue.ts";
import { removeOld } from "#domain/enquiries/retention.ts";
import { sendDueMails } from "#domain/enquiries/send-mails.ts";
import { type Spool, spoolOf } from "#domain/enquiries/spool.ts";
import { removeOldFiles } from "#domain/enquiries/spool-files.ts";
import { trustClock } from "#domain/enquiries/trust-clock.ts";
import type { Log } from "../process/log.ts";
import { repeat } from "../process/repeat.ts";

const oneHour = 3_600_000;

/** A silent mail server must not hold a row for minutes. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends waiting mails every two seconds; a mail that fails is tried again later. */
export function startOutbox({ SMTP_URL, MAIL_FROM, siteName }: Config, db: Database, log: Log) {
  if (!SMTP_URL || !MAIL_FROM) return undefined;
  const from = { name: siteName, address: MAIL_FROM };
  const transport = createTransport({ url: SMTP_URL, ...timeouts }, { from });
  const job = repeat(2000, () =>
    sendDueMails(db, transport, from).then(
      (sent) => void (sent && log.info({ sent }, "mails sent")),
      (error: unknown) => log.warn({ err: error }, "outbox failed"),
    ),
  );
  return {
    async stop() {
      await job.stop();
      transport.close();
    },
  };
}

/** Removes expired personal data every hour; several processes that do the same do no harm. */
export function startRetention(config: Config, db: Database, log: Log) {
  const keep = {
    messages: config.KEEP_MESSAGES,
    registrations: config.KEEP_REGISTRATIONS,
    commentEmails: config.KEEP_COMMENT_EMAILS,
    mails: config.KEEP_MAILS,
  };
  const remove = async () => {
    const { isTrusted, jumped } = await trustClock(db);
    if (jumped !== undefined)
      log.warn({ days: jumped }, "the clock has jumped since the last look: nothing expires for a day");
    if (!isTrusted) return;
    const removed = await removeOld(db, keep);
    const files = await removeOldFiles(spoolOf(config), config.KEEP_MESSAGES);
    if (files > 0) removed.files = files;
    if (Object.keys(removed).length > 0) log.info(removed, "expired personal data removed");
  };
  return repeat(oneHour, () =>
    remove().catch((error: unknown) =>
      log.warn({ err: error }, "expired personal data could not be removed"),
    ),
  );
}

/** Brings messages from the disk into the database as soon as it takes them, also those of an earlier process. */
export function startSpoolDrain(db: Database, spool: Spool, mailing: Mailing, log: Log) {
  return repeat(2000, () =>
    drainSpool(db, spool, mailing).then(
      ({ count, setAside }) => {
        if (count > 0) log.info({ count }, "messages brought from the spool into the database");
        for (const { place, error } of setAside)
          log.error({ err: error, place }, "a message in the spool cannot be stored and was set aside");
      },
      (error: unknown) =>
        isOutage(error)
          ? log.debug({ err: error }, "database away, messages stay in the spool")
          : log.error({ err: error }, "spool failed"),
    ),
  );
}
