import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productTexts } from "#db/schema/catalogue.ts";
import { comments } from "#db/schema/enquiries.ts";
import { newsTexts } from "#db/schema/journal.ts";
import { changesChannel } from "#domain/changes.ts";
import { edit, exportCopy, retitle } from "#tests/support/content-copy.ts";
import { openMakerDatabase } from "#tests/support/maker-database.ts";
import { listFiles } from "../parts/write-folder.ts";
import { importContent } from "./import-content.ts";

let database: Awaited<ReturnType<typeof openMakerDatabase>>;
beforeAll(async () => {
  database = await openMakerDatabase();
});
afterAll(() => database.close());

test("a changed record is published alone, and everybody is told which", async () => {
  const folder = await exportCopy(database.db);
  const listener = new pg.Client(database.config);
  listener.on("error", () => {});
  await listener.connect();
  const heard = new Promise<string>((resolve) =>
    listener.once("notification", ({ payload }) => resolve(payload ?? "")),
  );
  await listener.query(`listen ${changesChannel}`);
  await retitle(folder, "news/opening.en.yaml", "A new title");
  const published = await importContent(database.db, folder);
  expect(published).toMatchObject({ changed: ["news:opening"], removed: [] });
  expect(JSON.parse(await heard)).toEqual(["news", "news:opening"]);
  await listener.end();
  const rows = await database.db.select().from(newsTexts).where(eq(newsTexts.id, "opening"));
  expect(rows.find(({ language }) => language === "en")?.title).toBe("A new title");
});

test("a dry run tells what would change and changes nothing", async () => {
  const folder = await exportCopy(database.db);
  const before = await listFiles(database.db);
  await retitle(folder, "news/opening.en.yaml", "Never seen");
  await rm(join(folder, "synonyms"), { recursive: true });
  const published = await importContent(database.db, folder, { dryRun: true });
  expect(published.changed).toContain("news:opening");
  expect(published.removed).toEqual(["synonyms:battery"]);
  expect(await listFiles(database.db)).toEqual(before);
});

test("a text that quotes a figure shows the new one when the record changes, and is exported as written", async () => {
  const folder = await exportCopy(database.db);
  const summary = async () => {
    const rows = await database.db.select().from(productTexts).where(eq(productTexts.id, "tank-10"));
    return rows.find(({ language }) => language === "en")?.summary;
  };
  const quote = "{{2*bw-6k.ratedPower/bw-3k.ratedPower}}";
  await edit(folder, "products/tank-10.en.yaml", (text) =>
    text.replace(/^summary: .*$/m, `summary: "Two BW 6K do as much as ${quote} BW 3K"`),
  );
  await importContent(database.db, folder);
  expect(await summary()).toBe("Two BW 6K do as much as 4 BW 3K");
  await edit(folder, "products/bw-3k.yaml", (text) => text.replace("ratedPower: 3000", "ratedPower: 4000"));
  const { changed } = await importContent(database.db, folder);
  expect(changed.filter((tag) => tag.startsWith("products:"))).toEqual([
    "products:bw-3k",
    "products:tank-10",
  ]);
  expect(await summary()).toBe("Two BW 6K do as much as 3 BW 3K");
  expect((await listFiles(database.db)).get("products/tank-10.en.yaml")).toContain(quote);
});

test("hostile markup in a content file never reaches the database", async () => {
  const folder = await exportCopy(database.db);
  await edit(folder, "news/opening.en.yaml", (text) =>
    text.replace(
      /^body: .*$/m,
      'body: |-\n  <p onclick="x()" style="color:red" class="ql-size-huge evil">Hi<script>alert(1)</script><a href="javascript:x()">y</a></p>',
    ),
  );
  await importContent(database.db, folder);
  const [row] = (await database.db.select().from(newsTexts)).filter(
    ({ id, language }) => id === "opening" && language === "en",
  );
  expect(row?.body.split("\n")[0]).toBe('<p class="ql-size-huge">Hi<a>y</a></p>');
});

test("republishing an article keeps its comments", async () => {
  const folder = await exportCopy(database.db);
  const id = "11111111-1111-4111-8111-111111111111";
  const comment = {
    id,
    language: "en",
    fingerprint: "x",
    blogId: "first-post",
    name: "A",
    content: "B",
  } as const;
  await database.db.insert(comments).values(comment);
  await edit(folder, "blogs/first-post.en.yaml", (text) =>
    text.replace(/^summary: .*$/m, "summary: Another summary"),
  );
  await importContent(database.db, folder);
  expect(await database.db.select().from(comments).where(eq(comments.id, id))).toHaveLength(1);
});

const threads = `threads:
  - id: 4e1d7408-b692-4d1c-b9b9-269ff79f03a5
    date: 2026-05-14T07:10:00Z
    language: en
    name: Kwabena
    text: Good to see hours counted.
  - id: 3aafa5d7-e728-488a-b91a-58713c2a11ce
    date: 2026-05-20T18:22:00Z
    language: en
    name: Thiri
    text: And the highest value as well.
`;

test("comments of the content are replaced by an import, those of visitors stay and are not exported", async () => {
  const folder = await exportCopy(database.db);
  const blogId = "first-post";
  const file = `comments/${blogId}.yaml`;
  await mkdir(join(folder, "comments"));
  await writeFile(join(folder, file), threads);
  await importContent(database.db, folder);
  const visitors = {
    language: "en",
    fingerprint: "x",
    blogId,
    name: "A",
    content: "B",
    status: "approved",
  } as const;
  await database.db.insert(comments).values({ ...visitors, id: "22222222-2222-4222-8222-222222222222" });
  await edit(folder, file, (text) => text.slice(0, text.indexOf("\n  - id", 20) + 1));
  const of = () => database.db.select().from(comments).where(eq(comments.blogId, blogId));
  const before = (await of()).length;
  expect(await importContent(database.db, folder)).toMatchObject({ changed: [`comments:${blogId}`] });
  const names = (await of()).map(({ name }) => name);
  expect(names).toContain("A");
  expect(names.length).toBeLessThan(before);
  expect((await listFiles(database.db)).get(file)).not.toContain("name: A");
});

test("every mistake is told at once, with file and line, and nothing is published", async () => {
  const folder = await exportCopy(database.db);
  const before = await listFiles(database.db);
  await edit(folder, "products/bw-3k.yaml", (text) => text.replace(/ratedPower: \d+/, "ratedPower: five"));
  await edit(folder, "events/fair.yaml", (text) => text.replace(/^timeZone: .*$/m, "timeZone: Mars/Olympus"));
  await edit(folder, "solutions/home-backup.yaml", (text) => text.replace("product: bw-", "product: xx-"));
  await writeFile(join(folder, "news", "Bad Name.yaml"), "date: 1");
  await edit(folder, "blogs/first-post.en.yaml", (text) =>
    text.replace("<p>", '<p><a href="/about/blogs/never">See</a> <a href="/files/gone.pdf">it</a> '),
  );
  await edit(folder, "products/bw-300.yaml", (text) => text.replace("products/bw-small", "products/none"));
  await edit(folder, "documents/bw-3k-datasheet-en.yaml", (text) =>
    text.replace(/^path: .*$/m, "path: a.pdf"),
  );
  const failure = await importContent(database.db, folder).catch((error: Error) => error.message);
  expect(failure).toMatch(/^products\/bw-3k\.yaml:\d+ specs\.ratedPower: does not fit the type number$/m);
  expect(failure).toMatch(/^events\/fair\.yaml:\d+ timeZone: must be a time zone/m);
  expect(failure).toMatch(/^solutions\/home-backup\.yaml:\d+ names xx-.*, which is not in products$/m);
  expect(failure).toMatch(/^blogs\/first-post\.en\.yaml:\d+ links to \/about\/blogs\/never,/m);
  expect(failure).toMatch(/^blogs\/first-post\.en\.yaml:\d+ links to \/files\/gone\.pdf,/m);
  expect(failure).toMatch(/^products\/bw-300\.yaml:\d+ shows the picture products\/none,/m);
  expect(failure).toMatch(/^documents\/.*\.yaml:\d+ names files\/a\.pdf, which is not there$/m);
  expect(failure).toMatch(/^news\/Bad Name\.yaml is not named like a record/m);
  expect(await listFiles(database.db)).toEqual(before);
});
