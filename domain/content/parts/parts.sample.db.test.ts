import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportCopy } from "#tests/support/content-copy.ts";
import { openSampleDatabase, sampleDirectory } from "#tests/support/sample-database.ts";
import { importContent } from "../publish/import-content.ts";
import { listFiles } from "./write-folder.ts";

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
  const files = (await readdir(sampleDirectory, { recursive: true })).filter((path) =>
    path.endsWith(".yaml"),
  );
  expect([...exported.keys()].filter((path) => path.endsWith(".yaml")).sort()).toEqual(files.sort());
});

test("an export can be imported again and changes nothing", async () => {
  const folder = await exportCopy(database.db);
  expect(await importContent(database.db, folder)).toMatchObject({ changed: [], removed: [] });
});
