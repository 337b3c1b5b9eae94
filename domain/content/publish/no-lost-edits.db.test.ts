import { appendFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "#db/client.ts";
import { contentFolder, edit, emptyFolder, exportCopy, retitle } from "#tests/support/content-copy.ts";
import { openEmptyDatabase } from "#tests/support/empty-database.ts";
import { keyOf } from "../parts/part.ts";
import { exportContent, listFiles } from "../parts/write-folder.ts";
import { ContentConflict } from "./conflict.ts";
import { importContent } from "./import-content.ts";

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
  origin = await contentFolder(files);
  await importContent(db, origin);
});

async function linesOf(work: Promise<unknown>) {
  const error = await work.catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ContentConflict);
  return (error as ContentConflict).lines;
}

const closing = "news/closing.en.yaml";
const byImport = String.raw` \(publication \d+, import, [\d-]+ [\d:]+\)`;

test("the second of two editors of a text is told what the first changed, and nothing is published", async () => {
  const [first, second] = [await exportCopy(db), await exportCopy(db)];
  for (const [folder, title] of [
    [first, "By the first"],
    [second, "By the second"],
  ] as const)
    await retitle(folder, article, title);
  await importContent(db, first);
  await retitle(second, closing, "By the second");
  const before = await listFiles(db);
  expect(await linesOf(importContent(db, second))).toEqual([
    expect.stringMatching(new RegExp(`^news/opening.en was changed since${byImport}$`)),
  ]);
  await expect(importContent(db, second, { dryRun: true })).rejects.toThrow(ContentConflict);
  expect(await listFiles(db)).toEqual(before);

  await importContent(db, second, { force: true });
  const after = await listFiles(db);
  expect(after.get(article)).toContain("By the second");
  expect(after.get(closing)).toContain("By the second");
});

test("two editors of different texts are not in each other's way", async () => {
  const [first, second] = [await exportCopy(db), await exportCopy(db)];
  await retitle(first, article, "By the first");
  await importContent(db, first);
  await retitle(second, closing, "By the second");
  const { changed, behind } = await importContent(db, second);
  expect(changed).toEqual(["news:closing"]);
  expect(behind.map(keyOf)).toEqual(["news/opening.en"]);
  expect((await listFiles(db)).get(article)).toContain("By the first");
  // What is behind stays behind until it is exported or edited.
  expect((await importContent(db, second)).behind).toHaveLength(1);
  expect(await linesOf(importContent(db, second, { mirror: true }))).toHaveLength(1);
  await exportContent(db, second);
  expect((await importContent(db, second)).behind).toEqual([]);
});

test("of two who say the same in other words of YAML, the second is published too", async () => {
  const [first, second] = [await exportCopy(db), await exportCopy(db)];
  await retitle(first, article, "By both");
  await retitle(second, article, '"By both" # said twice');
  await importContent(db, first);
  expect(await importContent(db, second)).toMatchObject({ changed: ["news:opening"] });
  expect((await listFiles(db)).get(article)).toContain("# said twice");
});

test("who made the same change is not in the way, and who imports again goes on from there", async () => {
  const [first, second] = [await exportCopy(db), await exportCopy(db)];
  for (const folder of [first, second]) await retitle(folder, article, "By both");
  await importContent(db, first);
  expect(await importContent(db, second)).toMatchObject({ changed: [], removed: [] });
  await retitle(second, article, "By the second alone");
  expect(await importContent(db, second)).toMatchObject({ changed: ["news:opening"] });
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
  const { changed, removed, behind, left } = await importContent(db, second);
  expect({ changed, removed }).toEqual({ changed: [], removed: [] });
  expect([behind.map(keyOf), left.map(keyOf)]).toEqual([["synonyms/hat"], ["synonyms/shoe"]]);
  await writeFile(join(second, "synonyms/hat.yaml"), "words:\n  - hat\n  - bonnet\n");
  expect(await linesOf(importContent(db, second))).toEqual([
    expect.stringMatching(new RegExp(`^synonyms/hat was removed since${byImport}$`)),
  ]);
});

test("files from elsewhere replace nothing and remove nothing", async () => {
  const folder = await exportCopy(db);
  await rm(join(folder, ".published"), { recursive: true });
  for (const end of ["yaml", "en.yaml"]) await rm(join(folder, `news/closing.${end}`));
  await writeFile(join(folder, "synonyms/shoe.yaml"), "words:\n  - shoe\n  - boot\n");
  const { changed, removed, left } = await importContent(db, folder);
  expect({ changed, removed }).toEqual({ changed: ["synonyms:shoe"], removed: [] });
  expect(left.map(keyOf)).toEqual(["news/closing", "news/closing.en"]);
  await rm(join(folder, ".published"), { recursive: true });
  await retitle(folder, article, "From elsewhere");
  expect(await linesOf(importContent(db, folder))).toEqual([
    "news/opening.en is in the database, and the files were not exported from it",
  ]);
});

test("a mirror removes what the folder never held", async () => {
  const folder = await contentFolder({ "synonyms/hat.yaml": files["synonyms/hat.yaml"] ?? "" });
  const { removed } = await importContent(db, folder, { mirror: true });
  expect(removed).toEqual(["news:closing", "news:opening"]);
});

const manyWords = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [
    `synonyms/word-${at}.yaml`,
    `words:\n  - word${at}\n  - term${at}\n`,
  ]),
);

test("a folder that lost a part of its files removes nothing unless the number is said", async () => {
  const { db: other } = await openEmptyDatabase();
  const folder = await contentFolder({ ...files, ...manyWords });
  await importContent(other, folder);
  await rm(join(folder, "synonyms"), { recursive: true });
  const lines = await linesOf(importContent(other, folder, { force: true }));
  expect(lines).toHaveLength(13);
  await expect(importContent(other, folder)).rejects.toThrow("say --removing 13");
  await expect(importContent(other, folder, { removing: 12 })).rejects.toThrow(ContentConflict);
  expect((await importContent(other, folder, { removing: 13 })).removed).toHaveLength(13);
});

test("a folder that is none, or whose files cannot be read as text, removes nothing", async () => {
  const before = await listFiles(db);
  const importing = (folder: string) => expect(importContent(db, folder, { force: true })).rejects;
  await importing(await emptyFolder()).toThrow("maker/maker.yaml is missing");
  await importing("/no/such/folder").toThrow("/no/such/folder is not a content folder");
  const folder = await exportCopy(db);
  await writeFile(join(folder, article), Buffer.from("title: Abr\u00ed\n", "latin1"));
  await importing(folder).toThrow("news/opening.en.yaml is not UTF-8");
  await rm(join(folder, "news"), { recursive: true });
  await writeFile(join(folder, "news"), "a file in the place of a folder");
  await importing(folder).toThrow("ENOTDIR");
  expect(await listFiles(db)).toEqual(before);
});

test("line ends of Windows and a byte-order mark change nothing", async () => {
  const folder = await exportCopy(db);
  await edit(folder, article, (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}`);
  expect(await importContent(db, folder)).toMatchObject({ changed: [], removed: [], behind: [] });
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

test("a comment in a file is published and comes back", async () => {
  const folder = await exportCopy(db);
  await appendFile(join(folder, "news/closing.yaml"), "# ask Ana\n");
  expect(await importContent(db, folder)).toMatchObject({ changed: ["news:closing"] });
  expect((await listFiles(db)).get("news/closing.yaml")).toContain("# ask Ana");
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
  const { changed, behind } = await importContent(db, mine);
  expect([changed, behind.map(keyOf)]).toEqual([[], ["synonyms/hat"]]);
});

test("a folder that does not exist yet is made by an export", async () => {
  const folder = join(await emptyFolder(), "new");
  await exportContent(db, folder);
  expect(await importContent(db, folder)).toMatchObject({ changed: [], removed: [] });
});
