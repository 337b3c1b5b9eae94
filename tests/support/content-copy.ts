import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { Database } from "#db/client.ts";
import { exportContent } from "#domain/content/parts/write-folder.ts";

/** An editor's copy of what is published, in a folder that is gone after the test. */
export async function exportCopy(db: Database) {
  const folder = await emptyFolder();
  await exportContent(db, folder);
  return folder;
}

export async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

export async function folderWith(files: Record<string, string>) {
  const folder = await emptyFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/** The same with a record of who the maker is, which makes it a content folder. */
export const contentFolder = (files: Record<string, string>) =>
  folderWith({ "maker/maker.yaml": maker, "maker/symbol.svg": "<svg/>", ...files });

const maker = `name: Us
api: Us
model: U-1
colours:
  brand: "#8a1c4a"
  second: "#3b4a9e"
symbol: symbol.svg
`;

export async function edit(folder: string, file: string, change: (text: string) => string) {
  const path = join(folder, file);
  await writeFile(path, change(await readFile(path, "utf8")));
}

export const retitle = (folder: string, file: string, title: string) =>
  edit(folder, file, (text) => text.replace(/^title: .*$/m, `title: ${title}`));
