import { createTransport } from "nodemailer";
import type { Config } from "#config/config.ts";
import type { Database } from "#db/client.ts";
import { sendDueMails } from "#domain/enquiries/send-mails.ts";
import type { Log } from "../process/log.ts";
import { repeat } from "../process/repeat.ts";

/** A mail server that takes the call and says nothing must not hold a row for minutes. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends what is waiting, again and again; a mail server that is down is asked later. */
export function startOutbox({ SMTP_URL, MAIL_FROM, siteName }: Config, db: Database, log: Log) {
  if (!SMTP_URL || !MAIL_FROM) return undefined;
  const from = { name: siteName, address: MAIL_FROM };
  const transport = createTransport({ url: SMTP_URL, ...timeouts }, { from });
  const round = repeat(2000, () =>
    sendDueMails(db, transport, from).then(
      (sent) => void (sent && log.info({ sent }, "mails sent")),
      (error: Error) => log.warn({ err: error.message }, "the outbox could not be read"),
    ),
  );
  return {
    async stop() {
      await round.stop();
      transport.close();
    },
  };
}
