import { copyFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { productTexts } from "#db/schema/catalogue.ts";
import { edit, exportCopy, retitle } from "#tests/support/content-copy.ts";
import { openMakerDatabase } from "#tests/support/maker-database.ts";
import { listFiles } from "../parts/write-folder.ts";
import { ContentConflict } from "./conflict.ts";
import { importContent, importRecords } from "./import-content.ts";

let db: Awaited<ReturnType<typeof openMakerDatabase>>["db"];
let folder: string;
beforeAll(async () => {
  const database = await openMakerDatabase();
  db = database.db;
  return () => database.close();
});
beforeEach(async () => {
  folder = await exportCopy(db);
});
const path = (file: string) => join(folder, file);
const news = "news/opening.en.yaml";

test("one record of a folder is published, and what else was edited there waits", async () => {
  await retitle(folder, news, "Published alone");
  await retitle(folder, "blogs/first-post.en.yaml", "Not ready");
  const before = await listFiles(db);
  expect(await importRecords(db, [path(news)], { dryRun: true })).toMatchObject({
    changed: ["news:opening"],
  });
  expect(await listFiles(db)).toEqual(before);
  expect(await importRecords(db, [path("news/opening.yaml")])).toMatchObject({
    changed: ["news:opening"],
    removed: [],
  });
  const after = await listFiles(db);
  expect(after.get(news)).toContain("Published alone");
  expect(new Map([...after, [news, before.get(news)]])).toEqual(before);
  expect(await importRecords(db, [path(news)])).toMatchObject({ changed: [] });
  expect(await importContent(db, folder)).toMatchObject({ changed: ["blogs:first-post"], removed: [] });
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
    /^news\/opening\.en was changed since \(publication \d+, import, /,
  );
  expect((await listFiles(db)).get(news)).toContain("By the other again");
  await importRecords(db, [path(news)], { force: true });
  expect((await listFiles(db)).get(news)).toContain("By me");
});

test("texts that quote a product show its new figure, in records that were not named", async () => {
  const summary = async () => {
    const rows = await db.select().from(productTexts).where(eq(productTexts.id, "tank-10"));
    return rows.find(({ language }) => language === "en")?.summary;
  };
  await edit(folder, "products/tank-10.en.yaml", (text) =>
    text.replace(/^summary: .*$/m, 'summary: "For the BW 3K with its {{bw-3k.ratedPower}}"'),
  );
  await edit(folder, "faq/buying.en.yaml", (text) =>
    text.replace("Write to us", "The BW 3K gives {{bw-3k.ratedPower}}. Write to us"),
  );
  await importContent(db, folder);
  expect(await summary()).toMatch(/its 3\skW$/);
  await edit(folder, "products/bw-3k.yaml", (text) => text.replace("ratedPower: 3000", "ratedPower: 4000"));
  const { changed } = await importRecords(db, [path("products/bw-3k.yaml")]);
  expect(changed.toSorted()).toEqual(["faq:buying", "products:bw-3k", "products:tank-10"]);
  expect(await summary()).toMatch(/its 4\skW$/);
  expect(await importContent(db, folder)).toMatchObject({ changed: [], removed: [] });
});

test("several new records may name each other, and one that names nothing published is refused", async () => {
  for (const [id, accessory] of [
    ["new-a", "new-b"],
    ["new-b", "tank-10"],
  ] as const) {
    for (const end of ["yaml", "en.yaml"])
      await copyFile(path(`products/bw-pump-2.${end}`), path(`products/${id}.${end}`));
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
    "products/bw-3k.yaml",
    /\n {2}ratedPower: .*/,
    "",
    /is no figure of a product/,
  ],
  [
    "its new picture is in no manifest",
    "products/bw-3k.yaml",
    /^images:\n.*/m,
    "images:\n  - products/new-face",
    /^products\/bw-3k\.yaml:\d+ shows the picture products\/new-face, which is not in media\/manifest\.json/,
  ],
  ["its model number is taken", "products/bw-3k.yaml", /^model: .*/m, "model: BW-6K", /has the model number/],
  ["its YAML is broken", "products/bw-3k.yaml", /^model: .*/m, "model: [", /^products\/bw-3k\.yaml:\d+ /],
] as const)("nothing is published when %s", async ([, file, found, put, message]) => {
  const before = await listFiles(db);
  await edit(folder, file, (text) => text.replace(found, put));
  await expect(importRecords(db, [path(file)])).rejects.toThrow(message);
  expect(await listFiles(db)).toEqual(before);
});

test("advice is told and stops nothing, unless it is strict; a maker can switch it off with a reason", async () => {
  const product = "products/bw-3k.yaml";
  await edit(folder, product, (text) => text.replace("protection: IP67", "protection: IP20"));
  await expect(importRecords(db, [path(product)], { strict: true })).rejects.toThrow("must be indoors");
  const { advice } = await importRecords(db, [path(product)], { dryRun: true });
  const codes = [...new Set(advice.map(({ code }) => code))];
  expect(codes).toContain("place");
  const ignored = codes.map((code) => `  ${code}: We sell indoors only\n`).join("");
  const maker = "maker/maker.yaml";
  const directories = ["tests/fixtures/maker"];
  await edit(folder, maker, (text) => `${text}ignoredAdvice:\n  cable: Why not\n${ignored}`);
  await expect(importRecords(db, [path(maker)])).rejects.toThrow("cable is a fault, which cannot be ignored");
  await edit(folder, maker, (text) => text.replace("  cable: Why not\n", ""));
  expect(await importRecords(db, [path(maker), path(product)], { dryRun: true, directories })).toMatchObject({
    advice: [],
  });
});

test("a file that is no record is told in a sentence", async () => {
  const refused = (...files: string[]) => expect(importRecords(db, files.map(path))).rejects;
  await refused("products/gone.yaml").toThrow("is not there; a record is taken away by");
  await refused("media/alts.en.yaml").toThrow("is in media, which holds no records");
  await writeFile(path("news/Bad Name.yaml"), "");
  await refused("news/Bad Name.yaml").toThrow("is not named like a record");
  await writeFile(path("seo/other.yaml"), "pages: []");
  await refused("seo/other.yaml").toThrow("must be named pages.yaml");
  const other = await exportCopy(db);
  await expect(importRecords(db, [path(news), join(other, news)])).rejects.toThrow(`is not in ${folder}`);
  await rm(path("products/bw-3k.yaml"));
  await refused("products/bw-3k.en.yaml").toThrow("products/bw-3k.yaml is missing beside its texts");
});
