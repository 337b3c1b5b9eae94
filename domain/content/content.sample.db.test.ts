import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productTexts } from "#db/schema/catalogue.ts";
import { comments } from "#db/schema/enquiries.ts";
import { newsTexts } from "#db/schema/journal.ts";
import { changesChannel } from "#domain/changes.ts";
import { edit, exportCopy, retitle } from "#tests/support/content-copy.ts";
import { openSampleDatabase, sampleDirectory } from "#tests/support/sample-database.ts";
import { importContent } from "./import-content.ts";
import { listFiles } from "./list-files.ts";

let database: Awaited<ReturnType<typeof openSampleDatabase>>;
beforeAll(async () => {
  database = await openSampleDatabase();
});
afterAll(() => database.close());

test("what was imported is exported to the same bytes", async () => {
  const exported = await listFiles(database.db);
  for (const [path, text] of exported) {
    expect(text, path).toBe(await readFile(join(sampleDirectory, path), "utf8"));
  }
  const kinds = (await readdir(sampleDirectory, { recursive: true })).filter(
    (path) =>
      // Who the maker is belongs to the build, not to the database.
      path.endsWith(".yaml") && !path.startsWith("maker/"),
  );
  expect([...exported.keys()].filter((path) => path.endsWith(".yaml")).sort()).toEqual(kinds.sort());
});

test("an export can be imported again and changes nothing", async () => {
  const folder = await exportCopy(database.db);
  expect(await importContent(database.db, folder)).toMatchObject({ changed: [], removed: [] });
});

test("a changed record is published alone, and everybody is told which", async () => {
  const folder = await exportCopy(database.db);
  const listener = new pg.Client(database.config);
  listener.on("error", () => {});
  await listener.connect();
  const heard = new Promise<string>((resolve) =>
    listener.once("notification", ({ payload }) => resolve(payload ?? "")),
  );
  await listener.query(`listen ${changesChannel}`);
  await retitle(folder, "news/strata-25-released.en.yaml", "A new title");
  const published = await importContent(database.db, folder);
  expect(published).toMatchObject({ changed: ["news:strata-25-released"], removed: [] });
  expect(JSON.parse(await heard)).toEqual(["news", "news:strata-25-released"]);
  await listener.end();
  const rows = await database.db.select().from(newsTexts).where(eq(newsTexts.id, "strata-25-released"));
  expect(rows.find(({ language }) => language === "en")?.title).toBe("A new title");
});

test("a dry run tells what would change and changes nothing", async () => {
  const folder = await exportCopy(database.db);
  const before = await listFiles(database.db);
  await retitle(folder, "news/strata-25-released.en.yaml", "Never seen");
  await rm(join(folder, "synonyms"), { recursive: true });
  const published = await importContent(database.db, folder, { dryRun: true });
  expect(published.changed).toContain("news:strata-25-released");
  expect(published.removed.length).toBeGreaterThan(10);
  expect(await listFiles(database.db)).toEqual(before);
});

test("a text that quotes a figure shows the new one when the record changes, and is exported as written", async () => {
  const folder = await exportCopy(database.db);
  const feature = async () => {
    const rows = await database.db.select().from(productTexts).where(eq(productTexts.id, "hd-c16"));
    return rows.find(({ language }) => language === "en")?.features?.[0]?.text;
  };
  expect(await feature()).toContain("it takes 10 Cairn 5");
  await edit(folder, "products/hd-c5.yaml", (text) =>
    text
      .replace("usableEnergy: 4.61", "usableEnergy: 5.02")
      .replace("depthOfDischarge: 90", "depthOfDischarge: 98"),
  );
  const { changed } = await importContent(database.db, folder);
  expect(changed.filter((tag) => tag.startsWith("products:"))).toEqual(["products:hd-c16", "products:hd-c5"]);
  expect(await feature()).toContain("it takes 9 Cairn 5");
  const exported = await listFiles(database.db);
  expect(exported.get("products/hd-c16.en.yaml")).toContain("{{3*hd-c16.usableEnergy/hd-c5.usableEnergy}}");
});

test("hostile markup in a content file never reaches the database", async () => {
  const folder = await exportCopy(database.db);
  await edit(folder, "news/strata-25-released.en.yaml", (text) =>
    text.replace(
      /^body: .*$/m,
      'body: |-\n  <p onclick="x()" style="color:red" class="ql-size-huge evil">Hi<script>alert(1)</script><a href="javascript:x()">y</a></p>',
    ),
  );
  await importContent(database.db, folder);
  const [row] = (await database.db.select().from(newsTexts)).filter(
    ({ id, language }) => id === "strata-25-released" && language === "en",
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
    blogId: "kw-is-not-kwh",
    name: "A",
    content: "B",
  } as const;
  await database.db.insert(comments).values(comment);
  await edit(folder, "blogs/kw-is-not-kwh.en.yaml", (text) =>
    text.replace(/^summary: .*$/m, "summary: Another summary"),
  );
  await importContent(database.db, folder);
  expect(await database.db.select().from(comments).where(eq(comments.id, id))).toHaveLength(1);
});

test("comments of the content are replaced by an import, those of visitors stay and are not exported", async () => {
  const folder = await exportCopy(database.db);
  const blogId = "lfp-in-45-c-rooms";
  const visitors = {
    language: "en",
    fingerprint: "x",
    blogId,
    name: "A",
    content: "B",
    status: "approved",
  } as const;
  await database.db.insert(comments).values({ ...visitors, id: "22222222-2222-4222-8222-222222222222" });
  await edit(folder, `comments/${blogId}.yaml`, (text) => text.slice(0, text.indexOf("\n  - id", 20) + 1));
  const of = () => database.db.select().from(comments).where(eq(comments.blogId, blogId));
  const before = (await of()).length;
  expect(await importContent(database.db, folder)).toMatchObject({ changed: [`comments:${blogId}`] });
  const names = (await of()).map(({ name }) => name);
  expect(names).toContain("A");
  expect(names.length).toBeLessThan(before);
  expect((await listFiles(database.db)).get(`comments/${blogId}.yaml`)).not.toContain("name: A");
});

test("a mistake is told with file and line, and nothing is published", async () => {
  const folder = await exportCopy(database.db);
  const before = await listFiles(database.db);
  await edit(folder, "products/hd-r5-1p.yaml", (text) =>
    text.replace("ratedPower: 5000", "ratedPower: five"),
  );
  await edit(folder, "events/bogota-installer-day.yaml", (text) =>
    text.replace(/^timeZone: .*$/m, "timeZone: Mars/Olympus"),
  );
  await edit(folder, "solutions/home-backup.yaml", (text) => text.replace("product: hd-", "product: xx-"));
  await writeFile(join(folder, "news", "Bad Name.yaml"), "date: 1");
  const failure = await importContent(database.db, folder).catch((error: Error) => error.message);
  expect(failure).toMatch(/^products\/hd-r5-1p\.yaml:\d+ specs\.ratedPower: does not fit the type number$/m);
  expect(failure).toMatch(/^events\/bogota-installer-day\.yaml:\d+ timeZone: must be a time zone/m);
  expect(failure).toMatch(/^solutions\/home-backup\.yaml:\d+ names xx-.*, which is not in products$/m);
  expect(failure).toMatch(/^news\/Bad Name\.yaml:1 is not named like a record/m);
  expect(await listFiles(database.db)).toEqual(before);
});
