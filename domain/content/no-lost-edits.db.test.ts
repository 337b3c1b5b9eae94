import { appendFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "#db/client.ts";
import { emptyFolder, exportCopy, folderWith, retitle } from "#tests/support/content-copy.ts";
import { openEmptyDatabase } from "#tests/support/empty-database.ts";
import { ContentConflict } from "./conflicts.ts";
import { exportContent } from "./export-content.ts";
import { importContent } from "./import-content.ts";
import { listFiles } from "./list-files.ts";

const article = "news/opening.en.yaml";
const files: Record<string, string> = {
  "news/opening.yaml": "date: 2026-01-01T00:00:00Z\n",
  [article]: "title: We open\nsummary: Soon\nbody: <p>Come</p>\n",
  "news/closing.yaml": "date: 2026-02-01T00:00:00Z\n",
  "news/closing.en.yaml": "title: We close\nsummary: Later\nbody: <p>Go</p>\n",
  "synonyms/hat.yaml": "words:\n  - hat\n  - cap\n",
};

let db: Database;
/** The folder of the first start. */
let origin: string;
beforeEach(async () => {
  db = (await openEmptyDatabase()).db;
  origin = await folderWith(files);
  await importContent(db, origin);
});

async function linesOf(work: Promise<unknown>) {
  const error = await work.catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ContentConflict);
  return (error as ContentConflict).lines;
}

test("the second of two editors is told what the first changed, and nothing is published", async () => {
  const [first, second] = [await exportCopy(db), await exportCopy(db)];
  await retitle(first, article, "By the first");
  await importContent(db, first);
  await retitle(second, "news/closing.en.yaml", "By the second");
  const before = await listFiles(db);
  expect(await linesOf(importContent(db, second))).toEqual([
    "news:opening was changed in the database since the files were exported: the import would overwrite it",
  ]);
  await expect(importContent(db, second, { dryRun: true })).rejects.toThrow(ContentConflict);
  expect(await listFiles(db)).toEqual(before);

  await importContent(db, second, { force: true });
  const after = await listFiles(db);
  expect(after.get(article)).not.toContain("By the first");
  expect(after.get("news/closing.en.yaml")).toContain("By the second");
});

test("who made the same change is not in the way, and who imports again goes on from there", async () => {
  const [first, second] = [await exportCopy(db), await exportCopy(db)];
  for (const folder of [first, second]) await retitle(folder, article, "By both");
  await importContent(db, first);
  expect(await importContent(db, second)).toMatchObject({ changed: [], removed: [] });
  await retitle(second, article, "By the second alone");
  expect(await importContent(db, second)).toMatchObject({ changed: ["news:opening"] });
});

test("an upgrade that changed the tables and the files alike is not in the way of an import", async () => {
  await db.execute(sql`update news set date = '2026-01-02T00:00:00Z' where id = 'opening'`);
  await writeFile(join(origin, "news/opening.yaml"), "date: 2026-01-02T00:00:00Z\n");
  await retitle(origin, "news/closing.en.yaml", "Edited after the upgrade");
  expect(await importContent(db, origin)).toMatchObject({ changed: ["news:closing", "news:opening"] });
  await retitle(origin, article, "Edited later");
  expect(await importContent(db, origin)).toMatchObject({ changed: ["news:opening"] });
});

test("of two who import at the same moment one wins and the other is told", async () => {
  const folders = [await exportCopy(db), await exportCopy(db)];
  for (const [place, folder] of folders.entries()) await retitle(folder, article, `By number ${place}`);
  const results = await Promise.allSettled(folders.map((folder) => importContent(db, folder)));
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const winner = results.findIndex(({ status }) => status === "fulfilled");
  expect((await listFiles(db)).get(article)).toContain(`By number ${winner}`);
});

test("what was removed since is not brought back, what was added since is not removed", async () => {
  const [first, second] = [await exportCopy(db), await exportCopy(db)];
  await rm(join(first, "synonyms/hat.yaml"));
  await writeFile(join(first, "synonyms/shoe.yaml"), "words:\n  - shoe\n  - boot\n");
  expect(await importContent(db, first)).toMatchObject({
    changed: ["synonyms:shoe"],
    removed: ["synonyms:hat"],
  });
  expect(await linesOf(importContent(db, second))).toEqual([
    "synonyms:hat was removed in the database since the files were exported: the import would bring it back",
    "synonyms:shoe is in the database, and the files were not exported from it: the import would remove it",
  ]);
});

test("files from elsewhere replace nothing", async () => {
  const folder = await exportCopy(db);
  await rm(join(folder, ".published"), { recursive: true });
  await retitle(folder, article, "From elsewhere");
  for (const end of ["yaml", "en.yaml"]) await rm(join(folder, `news/closing.${end}`));
  await writeFile(join(folder, "synonyms/shoe.yaml"), "words:\n  - shoe\n  - boot\n");
  expect(await linesOf(importContent(db, folder))).toEqual([
    "news:opening is in the database, and the files were not exported from it: the import would overwrite it",
    "news:closing is in the database, and the files were not exported from it: the import would remove it",
  ]);
});

test("the folder that filled an empty database is edited and imported, without an export before", async () => {
  expect(await readdir(origin)).not.toContain(".published");
  await retitle(origin, article, "Edited after the start");
  await rm(join(origin, "synonyms/hat.yaml"));
  expect(await importContent(db, origin)).toMatchObject({
    changed: ["news:opening"],
    removed: ["synonyms:hat"],
  });
});

test("one folder is published to two databases, each at its own time", async () => {
  const { db: other } = await openEmptyDatabase();
  await importContent(other, origin);
  for (const title of ["Once", "Twice"]) {
    await retitle(origin, article, title);
    for (const target of [db, other]) await importContent(target, origin);
  }
  for (const target of [db, other]) expect((await listFiles(target)).get(article)).toContain("Twice");
});

test("an export deletes nothing, and an empty database exports nothing", async () => {
  const folder = await exportCopy(db);
  await writeFile(join(folder, "news/mine.yaml"), "date: 2026-01-01T00:00:00Z\n");
  const { left, written } = await exportContent(db, folder);
  expect({ left, written }).toEqual({ left: ["news/mine.yaml"], written: 0 });
  expect(await readdir(join(folder, "news"))).toContain("mine.yaml");

  const before = await readdir(folder, { recursive: true });
  await expect(exportContent((await openEmptyDatabase()).db, folder)).rejects.toThrow("holds no content");
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});

test("an export overwrites no file that was edited since, and keeps comments in those that say the same", async () => {
  const [mine, other] = [await exportCopy(db), await exportCopy(db)];
  await retitle(other, article, "By the other");
  await importContent(db, other);
  await appendFile(join(mine, "news/closing.yaml"), "# ask Ana\n");
  expect(await exportContent(db, mine)).toMatchObject({ written: 1, left: [] });
  expect(await readFile(join(mine, article), "utf8")).toContain("By the other");
  expect(await readFile(join(mine, "news/closing.yaml"), "utf8")).toContain("# ask Ana");

  await retitle(mine, article, "Not imported yet");
  const lines = await linesOf(exportContent(db, mine));
  expect(lines).toEqual([`${article} says something else than the database, and would be overwritten`]);
  expect(await readFile(join(mine, article), "utf8")).toContain("Not imported yet");
  await exportContent(db, mine, { force: true });
  expect(await readFile(join(mine, article), "utf8")).toContain("By the other");
});

test("a record that was removed since stays as a file, and is not brought back by an import", async () => {
  const [mine, other] = [await exportCopy(db), await exportCopy(db)];
  await rm(join(other, "synonyms/hat.yaml"));
  await importContent(db, other);
  expect((await exportContent(db, mine)).left).toEqual(["synonyms/hat.yaml"]);
  expect(await linesOf(importContent(db, mine))).toHaveLength(1);
});

test("a folder that does not exist yet is made by an export", async () => {
  const folder = join(await emptyFolder(), "new");
  await exportContent(db, folder);
  expect(await importContent(db, folder)).toMatchObject({ changed: [], removed: [] });
});
