import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exportContent } from "#domain/content/parts/write-folder.ts";
import { readContent } from "#domain/content/read-files.ts";
import { withDatabase } from "../../command/with-database.ts";
import { exportProducts } from "../spreadsheet/export-products.ts";
import { command } from "./command.ts";
import { contentDirectory, decimal, decimalOf, directoryOf } from "./directory.ts";

const usage = `npm run content -- export [directory] [--force]
npm run content -- export products.csv --csv [--decimal comma]
  writes what is published as files; deletes none, and overwrites none that was edited since
  --force     also overwrites edited files
  --csv       the products of the folder of CONTENT_DIR as a sheet: one row a product, one column a field`;

const options = {
  ...decimal,
  force: { type: "boolean", default: false },
  csv: { type: "boolean", default: false },
} as const;

export const exportCommand = command(usage, options, async ({ force, csv, decimal }, words) => {
  const directory = directoryOf(words, usage);
  if (csv) return exportSheet(directory, decimal);
  const { files, written, left } = await withDatabase((db) => exportContent(db, directory, { force }));
  for (const path of left) console.info(`${path} is not in the database and was left as it is`);
  console.info(`${files} files in ${directory}, ${written} of them written`);
});

async function exportSheet(file: string, decimal: string) {
  const sheet = exportProducts(await readContent(contentDirectory()), decimalOf(decimal));
  await writeFile(file.endsWith(".csv") ? file : join(file, "products.csv"), sheet);
  console.info(`${sheet.split("\r\n").length - 2} products written`);
}
