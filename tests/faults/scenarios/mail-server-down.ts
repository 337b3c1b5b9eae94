import assert from "node:assert/strict";
import { createServer } from "node:net";
import { startMailServer } from "#tests/support/mail-server.ts";
import { startSite } from "#tests/support/site-process.ts";
import type { Scenario } from "../scenario.ts";
import { sendMessage } from "../support/senders.ts";
import { until } from "../support/until.ts";

/** Messages are taken while the mail server is down or silent, and their mails go out once, afterwards. */
export const mailServerDown: Scenario = {
  name: "the mail server is down, then silent",
  async run({ postgres, folder }) {
    const first = await startMailServer();
    await first.stop();
    const site = await startSite({
      DATABASE_URL: postgres.url,
      DATA_DIR: folder("mail"),
      RATE_LIMITS: "off",
      SMTP_URL: first.url,
      MAIL_TO: "team@heliodane.example",
    });
    const { id = "" } = (await sendMessage(site.url)).data ?? {};
    const attempts = async () =>
      (
        await postgres.query<{ attempts: number }>("select attempts from outbox where dedupe like $1", [
          `message-${id}%`,
        ])
      ).reduce((sum, row) => sum + row.attempts, 0);
    await until("it was tried", 60_000, async () => (await attempts()) >= 2);
    const silent = createServer(() => {}).listen(first.port, "127.0.0.1");
    const started = performance.now();
    const answer = await sendMessage(site.url);
    const milliseconds = Math.round(performance.now() - started);
    assert.equal(answer.code, 200, "a message is taken while the mail server is silent");
    await until("the silent server was given up", 120_000, async () => (await attempts()) >= 4);
    await new Promise((resolve) => silent.close(resolve));
    const mail = await startMailServer(first.port);
    const about = (text: string) => mail.received.filter((received) => received.text.includes(text)).length;
    await until("all four mails are sent", 240_000, async () => mail.received.length >= 4);
    await site.kill("SIGTERM");
    await mail.stop();
    assert.equal(mail.received.length, 4);
    assert.equal(about(id), about(answer.data?.id ?? ""));
    return `messages taken (${milliseconds} ms while it was silent), ${await attempts()} attempts failed, then 4 mails for 2 messages, each once`;
  },
};
