import { copyFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { productTexts } from "#db/schema/catalogue.ts";
import { edit, exportCopy, retitle } from "#tests/support/content-copy.ts";
import { openSampleDatabase } from "#tests/support/sample-database.ts";
import { ContentConflict } from "./conflicts.ts";
import { importContent, importRecords } from "./import-content.ts";
import { listFiles } from "./list-files.ts";

let db: Awaited<ReturnType<typeof openSampleDatabase>>["db"];
let folder: string;
beforeAll(async () => {
  const database = await openSampleDatabase();
  db = database.db;
  return () => database.close();
});
beforeEach(async () => {
  folder = await exportCopy(db);
});
const path = (file: string) => join(folder, file);
const news = "news/strata-25-released.en.yaml";

test("one record of a folder is published, and what else was edited there waits", async () => {
  await retitle(folder, news, "Published alone");
  await retitle(folder, "blogs/kw-is-not-kwh.en.yaml", "Not ready");
  const before = await listFiles(db);
  expect(await importRecords(db, [path(news)], { dryRun: true })).toMatchObject({
    changed: ["news:strata-25-released"],
  });
  expect(await listFiles(db)).toEqual(before);
  expect(await importRecords(db, [path("news/strata-25-released.yaml")])).toMatchObject({
    changed: ["news:strata-25-released"],
    removed: [],
  });
  const after = await listFiles(db);
  expect(after.get(news)).toContain("Published alone");
  expect(new Map([...after, [news, before.get(news)]])).toEqual(before);
  expect(await importRecords(db, [path(news)])).toMatchObject({ changed: [] });
  expect(await importContent(db, folder)).toMatchObject({ changed: ["blogs:kw-is-not-kwh"], removed: [] });
});

test("a record that somebody else changed is not overwritten, unless by force; one's own may be changed again", async () => {
  const other = await exportCopy(db);
  for (const title of ["By the other", "By the other again"]) {
    await retitle(other, news, title);
    await importRecords(db, [join(other, news)]);
  }
  await retitle(folder, news, "By me");
  await expect(importRecords(db, [path(news)])).rejects.toThrow(ContentConflict);
  await expect(importRecords(db, [path(news)])).rejects.toThrow(
    "news:strata-25-released was changed in the database since the files were exported",
  );
  expect((await listFiles(db)).get(news)).toContain("By the other again");
  await importRecords(db, [path(news)], { force: true });
  expect((await listFiles(db)).get(news)).toContain("By me");
});

test("texts that quote a product show its new figure, in records that were not named", async () => {
  const feature = async () => {
    const rows = await db.select().from(productTexts).where(eq(productTexts.id, "hd-c16"));
    return rows.find(({ language }) => language === "en")?.features?.[0]?.text;
  };
  await edit(folder, "products/hd-c5.yaml", (text) =>
    text
      .replace("usableEnergy: 4.61", "usableEnergy: 5.02")
      .replace("depthOfDischarge: 90", "depthOfDischarge: 98"),
  );
  const { changed } = await importRecords(db, [path("products/hd-c5.yaml")]);
  expect(changed.toSorted()).toEqual([
    "blogs:kw-is-not-kwh",
    "faq:how-many-kwh",
    "products:hd-c16",
    "products:hd-c5",
  ]);
  expect(await feature()).toContain("it takes 9 Cairn 5");
  expect(await importContent(db, folder)).toMatchObject({ changed: [], removed: [] });
});

test("several new records may name each other, and one that names nothing published is refused", async () => {
  for (const [id, accessory] of [
    ["new-a", "new-b"],
    ["new-b", "hd-c5"],
  ] as const) {
    for (const end of ["yaml", "en.yaml"])
      await copyFile(path(`products/hd-bg2.${end}`), path(`products/${id}.${end}`));
    await edit(
      folder,
      `products/${id}.yaml`,
      (text) => `${text.replace(/^model: .*/m, `model: ${id}`)}accessories:\n  - ${accessory}\n`,
    );
  }
  await expect(importRecords(db, [path("products/new-a.yaml")])).rejects.toThrow(
    /^products\/new-a\.yaml:\d+ names new-b, which is not in products$/,
  );
  const { changed } = await importRecords(db, [path("products/new-a.yaml"), path("products/new-b.en.yaml")]);
  expect(changed).toEqual(["products:new-a", "products:new-b"]);
});

test.for([
  [
    "a figure that another text quotes is gone",
    "products/hd-c5.yaml",
    /\n {2}usableEnergy: .*/,
    "",
    /is no figure of a product/,
  ],
  [
    "a case has it where it must not be",
    "products/hd-c5.yaml",
    /protection: IP65/,
    "protection: IP20",
    /^(cases|solutions)\/.*hd-c5 is IP20: its place must be indoors$/m,
  ],
  [
    "its model number is taken",
    "products/hd-c5.yaml",
    /^model: .*/m,
    "model: HD-C16",
    /has the model number/,
  ],
  ["its YAML is broken", "products/hd-c5.yaml", /^model: .*/m, "model: [", /^products\/hd-c5\.yaml:\d+ /],
] as const)("nothing is published when %s", async ([, file, found, put, message]) => {
  const before = await listFiles(db);
  await edit(folder, file, (text) => text.replace(found, put));
  await expect(importRecords(db, [path(file)])).rejects.toThrow(message);
  expect(await listFiles(db)).toEqual(before);
});

test("a file that is no record is told in a sentence", async () => {
  const refused = (...files: string[]) => expect(importRecords(db, files.map(path))).rejects;
  await refused("products/gone.yaml").toThrow(
    "is not there; a record is removed by an import of the whole directory",
  );
  await refused("media/alts.en.yaml").toThrow("is in media, which holds no records");
  await refused("specs/definitions.yaml").toThrow("concerns every product: import the whole directory");
  await writeFile(path("news/Bad Name.yaml"), "");
  await refused("news/Bad Name.yaml").toThrow("is not named like a record");
  await writeFile(path("seo/other.yaml"), "pages: []");
  await refused("seo/other.yaml").toThrow("must be named pages.yaml");
  const other = await exportCopy(db);
  await expect(importRecords(db, [path(news), join(other, news)])).rejects.toThrow(`is not in ${folder}`);
  await rm(path("products/hd-c5.yaml"));
  await refused("products/hd-c5.en.yaml").toThrow("products/hd-c5.yaml:1 is missing beside its texts");
});
