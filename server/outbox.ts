import { createTransport } from "nodemailer";
import type { Config } from "#config/config.ts";
import type { Database } from "#db/client.ts";
import { sendDueMails } from "#domain/enquiries/send-mails.ts";
import type { Log } from "./log.ts";

const pause = 2000;

/** Sends what is waiting, again and again; a mail server that is down is asked later. */
export function startOutbox({ SMTP_URL, MAIL_FROM }: Config, db: Database, log: Log) {
  if (!SMTP_URL || !MAIL_FROM) return { stop: async () => {} };
  const transport = createTransport(SMTP_URL, { from: MAIL_FROM });
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  const next = () => {
    round = sendDueMails(db, transport, MAIL_FROM)
      .then(
        (sent) => void (sent && log.info({ sent }, "mails sent")),
        (error: Error) => log.warn({ err: error.message }, "the outbox could not be read"),
      )
      .finally(() => {
        if (!stopped) timer = setTimeout(next, pause);
      });
  };
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
      transport.close();
    },
  };
}
