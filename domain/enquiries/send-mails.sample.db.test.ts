import { isNull, sql } from "drizzle-orm";
import ICAL from "ical.js";
import { createTransport } from "nodemailer";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { outbox } from "#db/schema/enquiries.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { formSecret, openTestApi, type TestApi } from "#tests/support/test-api.ts";
import { announceWebinar } from "#tests/support/upcoming-webinar.ts";
import { sendDueMails } from "./send-mails.ts";
import { makeStamp } from "./stamp.ts";

const from = { name: "Heliodane", address: "site@heliodane.example" };
let api: TestApi;
beforeAll(async () => {
  const mailing = {
    to: "team@heliodane.example",
    from: "site@heliodane.example",
    siteName: "Heliodane",
    siteUrl: "https://heliodane.example",
  };
  api = await openTestApi({ services: { mailing } });
});
afterEach(() => api.db.delete(outbox));
afterAll(() => api.close());

const message = {
  name: "Rosa\nBcc: everyone@example.com",
  phone: "555 0100",
  email: "rosa@example.com",
  product: "Strata\r\nSubject: other",
  company: "Finca",
  address: "Calle 1",
  country: "CO",
  message: ".\r\nQUIT\r\nline three",
};
const stamp = () => makeStamp(formSecret, Date.now() - 10_000);
const send = () => api.post("support/insertOnlineMessage", { ...message, stamp: stamp() });
const makeDue = (time = sql`now()`) =>
  api.db.update(outbox).set({ nextAttemptAt: time }).where(isNull(outbox.sentAt));

test("the team gets the message and the visitor a confirmation, each once", async () => {
  const mail = await startMailServer();
  const transport = createTransport(mail.url);
  await send();
  expect(await sendDueMails(api.db, transport, from)).toBe(2);
  expect(await sendDueMails(api.db, transport, from)).toBe(0);
  expect(mail.received.map(({ to }) => to)).toEqual([["team@heliodane.example"], ["rosa@example.com"]]);
  const [team] = mail.received;
  expect(team?.text).toContain("From: Heliodane <site@heliodane.example>");
  expect(team?.text).toContain("Reply-To: rosa@example.com");
  expect(team?.text.match(/^(Bcc|Subject):.*$/gm)).toEqual([
    "Subject: Message from Rosa Bcc: everyone@example.com: Strata Subject: other",
  ]);
  expect(team?.text).toContain("line three");
  transport.close();
  await mail.stop();
});

test("a mail server that is down loses nothing and doubles nothing", async () => {
  const gone = await startMailServer();
  await gone.stop();
  const transport = createTransport({ host: "127.0.0.1", port: gone.port, connectionTimeout: 20_000 });
  await send();
  const tried = Date.now();
  expect(await sendDueMails(api.db, transport, from)).toBe(0);
  const waiting = await api.db.select().from(outbox);
  expect(waiting).toHaveLength(2);
  for (const row of waiting) {
    expect(row).toMatchObject({ sentAt: null, attempts: 1 });
    expect(row.nextAttemptAt.getTime()).toBeGreaterThan(tried + 5000);
  }
  const back = await startMailServer(gone.port);
  await makeDue(sql`now() + interval '1 hour'`);
  expect(await sendDueMails(api.db, transport, from)).toBe(0);
  await makeDue();
  expect(await sendDueMails(api.db, transport, from)).toBe(2);
  expect(back.received).toHaveLength(2);
  transport.close();
  await back.stop();
});

test("two processes that empty the outbox at once send each mail once", async () => {
  const mail = await startMailServer();
  const transports = [createTransport(mail.url), createTransport(mail.url)];
  for (let count = 0; count < 5; count++) await send();
  const sent = await Promise.all(transports.map((transport) => sendDueMails(api.db, transport, from)));
  expect(sent.reduce((sum, count) => sum + count)).toBe(10);
  const ids = mail.received.map(({ text }) => /^Message-ID:\s+(\S+)/im.exec(text)?.[1]);
  expect(new Set(ids).size).toBe(10);
  for (const transport of transports) transport.close();
  await mail.stop();
});

test("a registration is confirmed with a calendar entry that a calendar can read", async () => {
  const mail = await startMailServer();
  const transport = createTransport(mail.url);
  const code = await announceWebinar(api);
  const { list } = (await api.ask("support/getWebinarList?status=upcoming")).body.data as {
    list: { code: string; start: number; minutes: number; title: string }[];
  };
  const webinar = list.find((each) => each.code === code);
  await api.post(
    "support/insertRegisterDataByWebinarCode",
    {
      stamp: stamp(),
      webinarCode: webinar?.code,
      firstName: "Min",
      lastName: "Thu",
      email: "min@example.com",
      organization: "Bago Solar",
      relationship: "installer",
      country: "MM",
    },
    { "accept-language": "es" },
  );
  await sendDueMails(api.db, transport, from);
  const calendar = await api.db.select().from(outbox);
  const content = calendar.map((row) => row.mail.calendar?.content).find(Boolean) ?? "";
  const entry = new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent("vevent");
  const event = new ICAL.Event(entry ?? undefined);
  expect(event.startDate.toJSDate().getTime() / 1000).toBe(webinar?.start);
  expect(event.duration.toSeconds()).toBe((webinar?.minutes ?? 0) * 60);
  expect(mail.received.find(({ to }) => to[0] === "min@example.com")?.text).toContain("text/calendar");
  transport.close();
  await mail.stop();
});
