import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Database, migrateDatabase, openDatabase } from "#db/client.ts";
import { comments, messages, outbox, rateLimits, registrations } from "#db/schema/enquiries.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { exportPerson, forgetPerson } from "./person.ts";
import { removeOld } from "./retention.ts";
import { trustClock } from "./trust-clock.ts";

const now = Date.UTC(2026, 10, 16);
const daysAgo = (days: number) => new Date(now - days * 86_400_000);
const keep = { messages: 30, registrations: 20, commentEmails: 10, mails: 5 };

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  const { config, drop } = await createTestDatabase();
  await migrateDatabase(config);
  const open = openDatabase(config);
  db = open.db;
  close = () => open.close().then(drop);
});
afterAll(() => close());
beforeEach(async () => {
  for (const table of [messages, registrations, comments, outbox, rateLimits]) await db.delete(table);
});

const received = (days: number) => ({
  id: randomUUID(),
  receivedAt: daysAgo(days),
  language: "en" as const,
  fingerprint: "f",
});

/** One of each kind from a person, so many days ago. */
async function writeAll(email: string, days: number) {
  const [name = ""] = email.split("@");
  const said = {
    name,
    phone: "1",
    product: "p",
    company: "c",
    address: "a",
    country: "NG",
    message: "m",
  };
  await db.insert(messages).values({ ...received(days), ...said, email });
  const who = { firstName: name, lastName: "Obi", organization: "o", relationship: "r", country: "NG" };
  const webinar = { webinarCode: randomUUID(), consentVersion: "1" };
  await db.insert(registrations).values({ ...received(days), ...who, ...webinar, email });
  const comment = { blogId: "kw-is-not-kwh", name, content: "Hello", status: "approved" as const };
  await db.insert(comments).values({ ...received(days), ...comment, email });
  const mail = { to: email, subject: "s", text: "t" };
  await db.insert(outbox).values({ dedupe: randomUUID(), mail, sentAt: daysAgo(days) });
}

const counts = async () => ({
  messages: (await db.select().from(messages)).length,
  registrations: (await db.select().from(registrations)).length,
  comments: (await db.select().from(comments)).length,
  emails: (await db.select().from(comments)).filter(({ email }) => email).length,
  mails: (await db.select().from(outbox)).length,
  limits: (await db.select().from(rateLimits)).length,
});

test("what was kept long enough goes, each kind after its own time, and a comment loses only its address", async () => {
  for (const days of [4, 9, 19, 29, 31]) await writeAll("ada@example.com", days);
  const unsent = { mail: { to: "a", subject: "s", text: "t" } };
  await db.insert(outbox).values([
    { ...unsent, dedupe: "waits", createdAt: daysAgo(19) },
    { ...unsent, dedupe: "waits in vain", createdAt: daysAgo(21) },
  ]);
  await db.insert(rateLimits).values([
    { key: "a", points: 1, expire: now - 1 },
    { key: "b", points: 1, expire: now + 1 },
  ]);
  expect(await removeOld(db, keep, now)).toEqual({
    messages: 1,
    registrations: 2,
    commentEmails: 3,
    mails: 4,
    unsentMails: 1,
    limits: 1,
  });
  const left = { messages: 4, registrations: 3, comments: 5, emails: 2, mails: 2, limits: 1 };
  expect(await counts()).toEqual(left);
  expect(await removeOld(db, keep, now)).toEqual({});
});

test("a clock that jumps is not trusted for a day, in either direction", async () => {
  const day = 86_400_000;
  const at = (days: number) => trustClock(db, now + days * day);
  expect(await at(0)).toEqual({ isTrusted: false });
  expect(await at(0.9)).toEqual({ isTrusted: false });
  expect(await at(1)).toEqual({ isTrusted: true });
  expect(await at(801)).toEqual({ isTrusted: false, jumped: 800 });
  expect(await at(1.1)).toEqual({ isTrusted: false, jumped: -800 });
  expect(await at(2.1)).toEqual({ isTrusted: true });
});

test("nothing is removed where it is to be kept for ever", async () => {
  await writeAll("ada@example.com", 4000);
  expect(await removeOld(db, { messages: 0, registrations: 0, commentEmails: 0, mails: 0 }, now)).toEqual({});
});

test("a person is told everything that is stored of them, and forgotten, and nobody else is", async () => {
  await writeAll("Ada@Example.com", 1);
  await writeAll("rosa@example.com", 1);
  const toTheTeam = { to: "team@example.com", replyTo: "ada@example.com", subject: "Ada", text: "Ada wrote" };
  await db.insert(outbox).values({ dedupe: "team", mail: toTheTeam });
  const [comment] = (await db.select().from(comments)).filter(({ email }) => email === "Ada@Example.com");
  const ofComment = { to: "team@example.com", subject: "Comment by Ada", text: "email: Ada@Example.com" };
  await db.insert(outbox).values({ dedupe: `comment-${comment?.id}-team`, mail: ofComment });
  const told = await exportPerson(db, "ada@example.COM");
  expect(Object.values(told).map((rows) => rows.length)).toEqual([1, 1, 1, 3]);
  expect(await forgetPerson(db, "ada@example.com")).toEqual({
    messages: 1,
    registrations: 1,
    comments: 1,
    mails: 3,
  });
  expect(await counts()).toEqual({
    messages: 1,
    registrations: 1,
    comments: 2,
    emails: 1,
    mails: 1,
    limits: 0,
  });
  const everything = JSON.stringify([
    await db.select().from(messages),
    await db.select().from(registrations),
    await db.select().from(comments),
    await db.select().from(outbox),
  ]);
  expect(everything).not.toMatch(/\bada\b/i);
});
