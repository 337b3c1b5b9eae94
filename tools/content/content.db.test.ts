import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { migrateDatabase } from "#db/client.ts";
import { contentFolder, emptyFolder, retitle } from "#tests/support/content-copy.ts";
import { createTestDatabase } from "#tests/support/database.ts";

const run = promisify(execFile);
/** As `npm run content` starts it. */
const program = ["--import", "./db/quick-imports.ts", "tools/content/main.ts"];

async function open() {
  const database = await createTestDatabase({
    name: "tables",
    fill: async (config) => void (await migrateDatabase(config)),
  });
  onTestFinished(() => database.drop());
  const folder = await contentFolder({
    "news/opening.yaml": "date: 2026-01-01T00:00:00Z\n",
    "news/opening.en.yaml": "title: We open\nsummary: Soon\nbody: <p>Come</p>\n",
  });
  const content = (...words: string[]) =>
    run(process.execPath, [...program, ...words], {
      env: { ...process.env, DATABASE_URL: database.url, CONTENT_DIR: folder },
    }).then(
      ({ stdout }) => stdout,
      // Every command says first which database and folder it works on.
      ({ stderr }) => String(stderr).replace(/^The database .*\n/, ""),
    );
  return { folder, content };
}

test("import and export use the folder of CONTENT_DIR, and a lost edit is refused with its name", async () => {
  const { folder, content } = await open();
  expect(await content("import")).toMatch(/^published news:opening$/m);
  const copy = await emptyFolder();
  expect(await content("export", copy)).toBe(`7 files in ${copy}, 7 of them written\n`);
  await retitle(folder, "news/opening.en.yaml", "Edited here");
  expect(await content("import")).toMatch(/^published news:opening$/m);
  await retitle(folder, "news/opening.en.yaml", "Edited again");
  expect(await content("import", `${folder}/news/opening.en.yaml`)).toBe(
    "published news:opening\n1 changed, 0 removed (publication 3)\n",
  );
  expect(await content("import", copy)).toMatch(
    /^0 changed, 0 removed\n1 behind, which an export brings: news\/opening\.en$/m,
  );
  await retitle(copy, "news/opening.en.yaml", "Edited there");
  expect(await content("import", copy)).toMatch(
    /^news\/opening\.en was changed since \(publication 3, import.*\nNothing was published/,
  );
  expect(await content("difference", "news/opening.en", copy)).toBe(
    "in the database:\n- title: We open\n+ title: Edited again\nin the folder:\n- title: We open\n+ title: Edited there\n",
  );
});

test("what was published can be seen, undone and withdrawn", async () => {
  const { folder, content } = await open();
  await content("import");
  await retitle(folder, "news/opening.en.yaml", "A mistake");
  await content("import", "--by", "Ana", "--note", "new title");
  expect(await content("history", "news/opening")).toMatch(
    /^2 {2}[\d-]+ [\d:]+ {2}import by Ana "new title" {2}1: news\/opening\.en\n1 .* first-fill {2}2: news\/opening, news\/opening\.en\n$/,
  );
  expect(await content("undo", "2")).toBe("published news:opening\n1 changed, 0 removed (publication 3)\n");
  expect(await content("undo", "2")).toBe("0 changed, 0 removed\n");
  expect(await content("undo", "3", "--dry-run")).toBe("would publish news:opening\n1 changed, 0 removed\n");
  expect(await content("where", "news/opening")).toBe("nowhere\n");
  const withdrawn = await content("withdraw", "news/opening");
  expect(withdrawn).toMatch(/^removed news:opening\n0 changed, 1 removed \(publication \d\)\n$/);
  const [, publication = ""] = /(\d)\)/.exec(withdrawn) ?? [];
  expect(await content("undo", publication)).toMatch(/^published news:opening$/m);
  expect(await content("rebuild")).toBe("2 records written\n");
});

test("a mistake in a command is told in a sentence with its usage", async () => {
  const { folder, content } = await open();
  await rm(join(folder, "maker/symbol.svg"));
  expect(await content("validate")).toMatch(/maker\/maker\.yaml:7 .*symbol\.svg, which is not there$/m);
  for (const [words, sentence] of [
    [["validate", folder, folder], /^One directory is enough/],
    [["validate", "--csv"], /^Unknown option '--csv'[\s\S]*npm run content -- validate/],
    [["import", `${folder}/news/nothing.yaml`], /nothing\.yaml is not there/],
    [["undo", "seven"], /^the publication is a number, not "seven"/],
    [["undo", "7"], /publication 7 was never made/],
    [["withdraw", "news/never"], /^news\/never is not in the database/],
    [["difference", "nothing"], /^"nothing" names no record: say products\/x5/],
    [["sing"], /^There is no command "sing"\.\nnpm run content -- validate/],
  ] as const)
    expect(await content(...words)).toMatch(sentence);
  expect(await content("undo", "--help")).toMatch(/^npm run content -- undo N/);
});
