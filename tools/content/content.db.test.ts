import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { emptyFolder, folderWith, retitle } from "#tests/support/content-copy.ts";
import { createTestDatabase } from "#tests/support/database.ts";

const run = promisify(execFile);
/** As `npm run content` starts it. */
const program = ["--import", "./db/quick-imports.ts", "tools/content/main.ts"];

test("validate, import and export use the folder of CONTENT_DIR, and a lost edit is refused with its name", async () => {
  const database = await createTestDatabase();
  const folder = await folderWith({
    "news/opening.yaml": "date: 2026-01-01T00:00:00Z\n",
    "news/opening.en.yaml": "title: We open\nsummary: Soon\nbody: <p>Come</p>\n",
  });
  const content = (...words: string[]) =>
    run(process.execPath, [...program, ...words], {
      env: { ...process.env, DATABASE_URL: database.url, CONTENT_DIR: folder },
    }).then(
      ({ stdout }) => stdout,
      ({ stderr }) => String(stderr),
    );

  expect(await content("validate")).toMatch(/^news: 1$/m);
  expect(await content("import")).toMatch(/^published news:opening$/m);
  const copy = await emptyFolder();
  expect(await content("export", copy)).toBe(`6 files in ${copy}, 6 of them written\n`);
  await retitle(folder, "news/opening.en.yaml", "Edited here");
  expect(await content("import")).toMatch(/^published news:opening$/m);
  await retitle(folder, "news/opening.en.yaml", "Edited again");
  expect(await content("import", `${folder}/news/opening.en.yaml`)).toBe(
    "published news:opening\n1 changed, 0 removed\n",
  );
  expect(await content("import", `${folder}/news/nothing.yaml`)).toMatch(/nothing\.yaml:1 is not there/);
  expect(await content("validate", folder, copy)).toMatch(/^npm run content -- validate/);
  await retitle(copy, "news/opening.en.yaml", "Edited there");
  expect(await content("import", copy)).toMatch(
    /^news:opening was changed in the database.*\nNothing was published/,
  );
  await database.drop();
});
