import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { comments, messages, outbox, rateLimits, registrations, usefulVotes } from "#db/schema/enquiries.ts";
import { changesChannel, readChanges } from "#domain/changes.ts";
import { formSecret, openTestApi, type TestApi } from "#tests/support/test-api.ts";
import { announceWebinar } from "#tests/support/upcoming-webinar.ts";
import { moderateComment } from "./inbox.ts";
import { mostMailsOfDay } from "./mails-of-day.ts";
import { makeStamp } from "./stamp.ts";

let api: TestApi;
beforeAll(async () => {
  const mailing = {
    to: "team@heliodane.example",
    from: "site@heliodane.example",
    siteName: "Heliodane",
    siteUrl: "https://heliodane.example",
  };
  api = await openTestApi({ limits: true, services: { mailing } });
});
afterAll(() => api.close());

const message = {
  name: "Ada Obi",
  phone: "+234 (0)1 555-0100",
  email: "ada@example.com",
  product: "Ridge 5",
  company: "Obi Stores",
  address: "1 Example Street",
  country: "Nigeria",
  message: "How many batteries do I need?",
};
const from = (visitor: string) => ({ "x-test-visitor": visitor });
const stamp = () => makeStamp(formSecret, Date.now() - 10_000);
const send = (body: object, headers: Record<string, string>) =>
  api.post("support/insertOnlineMessage", { stamp: stamp(), ...body }, headers);
const register = (body: object, headers: Record<string, string>) =>
  api.post("support/insertRegisterDataByWebinarCode", { stamp: stamp(), ...body }, headers);

test("a message is stored before it is acknowledged, with mails to the team and to the visitor", async () => {
  const { body } = await send(
    { ...message, languageCode: "english" },
    { ...from("a"), "accept-language": "es" },
  );
  expect(body.code).toBe(200);
  const { id } = body.data as { id: string };
  const [row] = await api.db.select().from(messages).where(eq(messages.id, id));
  expect(row).toMatchObject({ ...message, language: "es", serialNumber: null });
  const mails = await api.db.select().from(outbox);
  const own = mails.filter(({ dedupe }) => dedupe.includes(id)).map(({ mail }) => mail);
  expect(own.map(({ to }) => to)).toEqual(["team@heliodane.example", "ada@example.com"]);
  expect(own[1]?.subject).toBe("Heliodane ha recibido su mensaje");
});

test("every empty field of the contact form is named as the interface words it", async () => {
  const { response, body } = await send({ name: "  " }, from("b"));
  expect(response.status).toBe(200);
  expect(body.code).toBe(422);
  expect(body.data).toEqual({
    fields: {
      name: "Please input Name",
      phone: "Please input Phone",
      email: "Please input Email",
      product: "Please input Product",
      company: "Please input Company",
      address: "Please input Address",
      country: "Please input Country",
      message: "Please input Message",
    },
  });
});

test("a wrong address, a wrong number and too long a text are refused in the visitor's language", async () => {
  const wrong = { ...message, email: "ada@nowhere", phone: "call me", message: "x".repeat(5001) };
  const { body } = await send(wrong, { ...from("c"), "accept-language": "my" });
  const { fields } = body.data as { fields: Record<string, string> };
  expect(Object.keys(fields)).toEqual(["phone", "email", "message"]);
  expect(fields.email).toMatch(/[က-႟]/);
});

test("a line break in a name begins no other header", async () => {
  const { body } = await send({ ...message, name: "Ada\r\nBcc: all@example.com" }, from("d"));
  const [row] = await api.db
    .select()
    .from(messages)
    .where(eq(messages.id, (body.data as { id: string }).id));
  expect(row?.name).toBe("Ada Bcc: all@example.com");
});

test("the same key twice is stored once and answered alike; another message under it is refused", async () => {
  const headers = { ...from("e"), "idempotency-key": randomUUID() };
  const first = await send(message, headers);
  const second = await send(message, headers);
  expect(second.body).toEqual(first.body);
  const rows = await api.db.select().from(messages).where(eq(messages.id, headers["idempotency-key"]));
  expect(rows).toHaveLength(1);
  const other = await send({ ...message, message: "Something else" }, headers);
  expect(other.body.code).toBe(409);
  const inField = await send({ ...message, idempotencyKey: headers["idempotency-key"] }, from("e"));
  expect(inField.body).toEqual(first.body);
});

test("five at once under one key leave one message", async () => {
  const headers = { ...from("f"), "idempotency-key": randomUUID() };
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(message, headers)));
  const accepted = answers.filter(({ body }) => body.code === 200);
  expect(accepted.length).toBeGreaterThan(0);
  const rows = await api.db.select().from(messages).where(eq(messages.id, headers["idempotency-key"]));
  expect(rows).toHaveLength(1);
});

test("the sixth message within ten minutes is told when to come back, and another visitor is served", async () => {
  for (let count = 0; count < 5; count++) expect((await send(message, from("g"))).body.code).toBe(200);
  const { response, body } = await send(message, from("g"));
  expect(response.status).toBe(200);
  expect(body.code).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(500);
  expect((await send(message, from("h"))).body.code).toBe(200);
});

test("nobody's mailbox is filled from many addresses: every message is stored, 20 a day are confirmed", async () => {
  const count = mostMailsOfDay + 2;
  const victim = (number: number) => (number % 2 ? "Victim@example.com" : `victim+${number}@example.com`);
  for (let number = 0; number < count; number++) {
    const { body } = await send({ ...message, email: victim(number) }, from(`crowd-${number}`));
    expect(body.code).toBe(200);
  }
  const isOfVictim = (address: string | undefined) => /^victim/i.test(address ?? "");
  const mails = (await api.db.select().from(outbox)).map(({ mail }) => mail);
  expect(mails.filter(({ to }) => isOfVictim(to))).toHaveLength(mostMailsOfDay);
  expect(mails.filter(({ replyTo }) => isOfVictim(replyTo))).toHaveLength(count);
  expect(JSON.stringify(await api.db.select().from(rateLimits))).not.toMatch(/victim/i);
});

const registration = {
  firstName: "Min",
  lastName: "Thu",
  email: "Min.Thu@example.com",
  organization: "Bago Solar",
  relationship: "installer",
  country: "Myanmar",
};

test("every form refuses a machine: one that fills the hidden field, and one that is faster than people", async () => {
  const forms = {
    "support/insertOnlineMessage": message,
    "support/insertRegisterDataByWebinarCode": { ...registration, webinarCode: await announceWebinar(api) },
    "about/insertBlogComment": { blogId: "kw-is-not-kwh", name: "Rosa", content: "Clear at last." },
  };
  for (const [call, fields] of Object.entries(forms)) {
    const refusal = async (guards: object) => {
      const { body } = await api.post(call, { ...fields, ...guards }, from("machine"));
      return { code: body.code, fields: Object.keys((body.data as { fields?: object }).fields ?? {}) };
    };
    const filled = { stamp: stamp(), website: "https://spam.example" };
    expect(await refusal(filled), call).toEqual({ code: 422, fields: ["website"] });
    for (const wrong of [undefined, "abc.def", makeStamp("another", 0), makeStamp(formSecret)]) {
      expect(await refusal({ stamp: wrong }), `${call} ${wrong}`).toEqual({ code: 422, fields: ["stamp"] });
    }
  }
});

test("what is missing is said before the time it took", async () => {
  const { body } = await api.post("support/insertOnlineMessage", { ...message, phone: "" }, from("t"));
  expect(body.data).toEqual({ fields: { phone: "Please input Phone" } });
});

test("a phone number that is too short is told so, and Burmese digits are digits", async () => {
  const short = await send({ ...message, phone: "1" }, from("u"));
  expect(short.body.data).toEqual({
    fields: { phone: "Please enter a phone number with at least 3 digits" },
  });
  const { body } = await send({ ...message, phone: "၀၉ ၅၅၅ ၀၁၀၀" }, from("u"));
  const [row] = await api.db
    .select()
    .from(messages)
    .where(eq(messages.id, (body.data as { id: string }).id));
  expect(row?.phone).toBe("09 555 0100");
});

test("a vote counts once, and only for an answer that exists", async () => {
  const headers = { ...from("v"), "idempotency-key": randomUUID() };
  const vote = (entry: string) => api.post("support/insertFaqVote", { entry, useful: "yes" }, headers);
  const first = await vote("logger-leds/led-table");
  expect(first.body.code).toBe(200);
  expect((await vote("logger-leds/led-table")).body).toEqual(first.body);
  for (const entry of ["logger-leds/none", "none/led-table", "logger-leds/led-table/x", "x"]) {
    expect((await vote(entry)).body.code, entry).toBe(404);
  }
  expect(await api.db.select().from(usefulVotes)).toHaveLength(1);
});

test("a registration is stored once per webinar and address, with the calendar in the confirmation", async () => {
  const input = { ...registration, webinarCode: await announceWebinar(api) };
  const { body } = await register(input, from("j"));
  expect(body.code).toBe(200);
  const { id } = body.data as { id: string };
  const [row] = await api.db.select().from(registrations).where(eq(registrations.id, id));
  expect(row).toMatchObject({ email: "min.thu@example.com", consentVersion: "2026-11" });
  const mails = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.dedupe, `registration-${id}-visitor`));
  expect(mails[0]?.mail.calendar?.content).toMatch(/BEGIN:VEVENT[\s\S]*mailto:site@heliodane\.example/);
  const again = await register(input, from("j"));
  expect(again.body).toMatchObject({ code: 200, data: { id: expect.any(String) } });
  const stored = await api.db
    .select()
    .from(registrations)
    .where(eq(registrations.email, "min.thu@example.com"));
  expect(stored).toHaveLength(1);
});

test("an empty registration names all six fields as the interface words them", async () => {
  const input = { webinarCode: await announceWebinar(api) };
  const { body } = await register(input, from("k"));
  expect(body.data).toEqual({
    fields: {
      firstName: "Please input First Name",
      lastName: "Please input Last Name",
      email: "Please input Email Address",
      organization: "Please input Organization",
      relationship: "Please select Your Relationship with the company",
      country: "Please input Your Country/Region",
    },
  });
});

test("nobody registers for a webinar that is over or was never announced", async () => {
  const past = (await api.ask("support/getWebinarList?status=recorded")).body.data as {
    list: { code: string }[];
  };
  const over = { ...registration, webinarCode: past.list[0]?.code };
  expect((await register(over, from("l"))).body.code).toBe(409);
  const unknown = { ...registration, webinarCode: "W-0000" };
  expect((await register(unknown, from("l"))).body.code).toBe(422);
});

const comment = { blogId: "kw-is-not-kwh", name: "Rosa", content: "Clear at last." };
const say = (body: object, visitor: string) => api.post("about/insertBlogComment", body, from(visitor));
type Thread = {
  total: number;
  comments: { id: string; content: string; replies: { id: string; content: string }[] }[];
};
const threads = async () =>
  (await api.ask("about/getBlogAndCommentListByParam?id=kw-is-not-kwh")).body.data as Thread;

test("a comment is held back until it is approved, and a reply to a reply joins the thread", async () => {
  const first = await say({ ...comment, stamp: stamp() }, "m");
  expect(first.body.data).toMatchObject({ status: "pending" });
  const { id } = first.body.data as { id: string };
  expect((await threads()).total).toBe(0);
  await moderateComment(api.db, id, "approved");
  expect((await threads()).comments[0]).toMatchObject({ id, content: "Clear at last.", replies: [] });
  const reply = await say({ ...comment, content: "Indeed", parentId: id, stamp: stamp() }, "n");
  const replyId = (reply.body.data as { id: string }).id;
  await moderateComment(api.db, replyId, "approved");
  const deeper = await say({ ...comment, content: "And so on", parentId: replyId, stamp: stamp() }, "o");
  const deeperId = (deeper.body.data as { id: string }).id;
  const [row] = await api.db.select().from(comments).where(eq(comments.id, deeperId));
  expect(row?.parentId).toBe(id);
  await moderateComment(api.db, deeperId, "rejected");
  expect(await threads()).toMatchObject({ total: 2, comments: [{ replies: [{ id: replyId }] }] });
});

test("of more threads than a page holds, the newest are on the first page and the oldest on the last", async () => {
  const blogId = "what-ip65-does-not-promise";
  const own = await api.db.$count(comments, eq(comments.blogId, blogId));
  const fields = {
    language: "en" as const,
    fingerprint: "",
    blogId,
    name: "Rosa",
    status: "approved" as const,
  };
  const rows = Array.from({ length: 41 - own }, (_, number) => ({
    ...fields,
    id: randomUUID(),
    content: `number ${number}`,
    receivedAt: new Date(Date.UTC(2030, 0, 1, 0, number)),
  }));
  await api.db.insert(comments).values(rows);
  const page = async (number: number) =>
    (await api.ask(`about/getBlogAndCommentListByParam?id=${blogId}&pageNum=${number}`)).body.data as Thread;
  const [first, second, third] = [await page(1), await page(2), await page(3)];
  const shown = [...third.comments, ...second.comments, ...first.comments].map(({ id }) => id);
  expect(first).toMatchObject({ total: 41, pages: 3 });
  expect(shown.slice(own)).toEqual(rows.map(({ id }) => id));
  expect((await api.ask(`about/getBlogAndCommentListByParam?id=${blogId}&pageNum=4`)).body.code).toBe(404);
});

test("a thread shows its first ten replies; the others have pages of their own", async () => {
  const blogId = "why-surge-matters-for-pumps";
  const fields = {
    language: "en" as const,
    fingerprint: "",
    blogId,
    name: "Rosa",
    status: "approved" as const,
  };
  const thread = randomUUID();
  await api.db.insert(comments).values({ ...fields, id: thread, content: "Who else?" });
  const replies = Array.from({ length: 120 }, (_, number) => ({
    ...fields,
    id: randomUUID(),
    parentId: thread,
    content: `number ${number}`,
    receivedAt: new Date(Date.UTC(2030, 0, 1, 0, number)),
  }));
  await api.db.insert(comments).values(replies);
  const ask = (query: string) => api.ask(`about/getBlogAndCommentListByParam?id=${blogId}${query}`);
  const read = async (query: string) => (await ask(query)).body.data as Thread;
  const found = (await read("")).comments.find(({ id }) => id === thread);
  expect(found).toMatchObject({ replyCount: 120, replies: replies.slice(0, 10).map(({ id }) => ({ id })) });
  const pages = await Promise.all([1, 2, 3].map((page) => read(`&thread=${thread}&pageNum=${page}`)));
  expect(pages.map(({ comments }) => comments.map(({ id }) => id))).toEqual([[thread], [thread], [thread]]);
  expect(pages.flatMap((page) => page.comments[0]?.replies.map(({ id }) => id))).toEqual(
    replies.map(({ id }) => id),
  );
  for (const missing of [`&thread=${thread}&pageNum=4`, `&thread=${randomUUID()}`, "&thread=x"])
    expect((await ask(missing)).body.code).toBe(404);
});

test("a second comment within fifteen seconds has to wait", async () => {
  expect((await say({ ...comment, stamp: stamp() }, "q")).body.code).toBe(200);
  const { body } = await say({ ...comment, content: "Also", stamp: stamp() }, "q");
  expect(body).toMatchObject({ code: 429, data: { retryAfter: expect.any(Number) } });
});

test("a comment on nothing, or a reply to nothing, is refused", async () => {
  expect((await say({ ...comment, blogId: "none", stamp: stamp() }, "r")).body.code).toBe(422);
  expect((await say({ ...comment, parentId: randomUUID(), stamp: stamp() }, "r")).body.code).toBe(422);
  for (const parentId of ["1; drop table", "-".repeat(36)]) {
    expect((await say({ ...comment, parentId, stamp: stamp() }, "r")).body.code).toBe(422);
  }
});

test("script in a comment is stored as the text it is", async () => {
  const content = "<script>alert(1)</script> & <b>bold</b>";
  const { body } = await say({ ...comment, content, stamp: stamp() }, "s");
  const [row] = await api.db
    .select()
    .from(comments)
    .where(eq(comments.id, (body.data as { id: string }).id));
  expect(row?.content).toBe(content);
});

test("where comments are open, a comment is told to every process that keeps its page", async () => {
  const open = await openTestApi({ services: { moderated: false } });
  const listener = new pg.Client(open.config);
  await listener.connect();
  onTestFinished(async () => {
    await listener.end();
    await open.close();
  });
  const heard: string[] = [];
  listener.on("notification", ({ payload }) => heard.push(...readChanges(payload)));
  await listener.query(`listen ${changesChannel}`);
  const sent = await open.post("about/insertBlogComment", { ...comment, stamp: stamp() }, from("r"));
  expect(sent.body.data).toMatchObject({ status: "approved" });
  await expect.poll(() => heard).toContain(`comments:${comment.blogId}`);
  const { body } = await open.ask("about/getBlogAndCommentListByParam?id=kw-is-not-kwh");
  expect(body.data).toMatchObject({ total: 1, moderated: false });
});
