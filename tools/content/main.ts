import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "#config/config.ts";
import { exportContent } from "#domain/content/export-content.ts";
import { importContent, importRecords } from "#domain/content/import-content.ts";
import { readContent } from "#domain/content/read-files.ts";
import { validateContent } from "#domain/content/validate/validate-content.ts";
import { ensurePapers } from "#tools/setup/ensure-papers.mjs";
import { root } from "#tools/setup/root.mjs";
import { runCommand, UsageError } from "../command/run-command.ts";
import { withDatabase } from "../command/with-database.ts";
import { initContent } from "./init.ts";
import { migrateContent } from "./migrate/migrate-content.ts";
import { writeReference } from "./reference/write-reference.ts";
import { exportProducts } from "./spreadsheet/export-products.ts";
import { importProducts } from "./spreadsheet/import-products.ts";
import type { Decimal } from "./spreadsheet/read-cell.ts";

const usage = `npm run content -- validate|import|export [directory] [--dry-run] [--force]
       npm run content -- import content/products/x5.yaml … [--dry-run] [--force]
       npm run content -- import products.csv [--decimal comma] [--dry-run]
       npm run content -- export products.csv --csv [--decimal comma]
       npm run content -- init directory --name "…" [--languages english,spanish]
  without a directory, that of CONTENT_DIR
  validate    tells what is wrong with the files
  import      publishes them; --dry-run only tells what would change
  *.yaml      publishes the records of these files alone, and leaves all others as they are
  export      writes what is published as files
  *.csv       products of the folder of CONTENT_DIR as a sheet: one row a product, one column a field
  init        begins a content folder of your own
  migrate     brings files of an older version to the present schemas; --dry-run only tells
  reference   writes docs/content.md and the editors' schemas anew
  --force     also overwrites what was changed since on the other side`;

type Options = {
  dryRun: boolean;
  force: boolean;
  name: string;
  languages: string;
  csv: boolean;
  decimal: string;
};

const commands: Record<string, (directory: string, options: Options, more: string[]) => Promise<void>> = {
  async validate(directory) {
    const { content, media } = await validateContent(directory);
    for (const [kind, records] of Object.entries(content)) console.info(`${kind}: ${records.length}`);
    console.info(`pictures: ${Object.keys(media.pictures).length}`);
  },
  async import(directory, options, more) {
    if (directory.endsWith(".csv")) return importSheet(directory, options);
    const { dryRun } = options;
    const isRecord = directory.endsWith(".yaml");
    if (directory === join(root, "content")) await ensurePapers();
    const { changed, removed, stamped } = await withDatabase((db) =>
      isRecord ? importRecords(db, [directory, ...more], options) : importContent(db, directory, options),
    );
    for (const tag of changed) console.info(`${dryRun ? "would publish" : "published"} ${tag}`);
    for (const tag of removed) console.info(`${dryRun ? "would remove" : "removed"} ${tag}`);
    console.info(`${changed.length} changed, ${removed.length} removed`);
    if (!stamped)
      console.warn(
        `${isRecord ? "Their directory" : directory} cannot be written to: changes imported from it later will need --force`,
      );
  },
  async export(directory, { dryRun, force, csv, decimal }) {
    if (csv) return exportSheet(directory, decimal);
    if (dryRun) throw new UsageError("export has no --dry-run: name an empty directory instead");
    const { files, written, left } = await withDatabase((db) => exportContent(db, directory, { force }));
    for (const path of left) console.info(`${path} is not in the database and was left as it is`);
    console.info(`${files} files in ${directory}, ${written} of them written`);
  },
  async migrate(directory, { dryRun }) {
    const done = await migrateContent(directory, { dryRun });
    for (const sentence of done) console.info(sentence);
    console.info(`${done.length} files ${dryRun ? "to change" : "changed"}`);
  },
  async reference() {
    console.info(`${await writeReference()} files written`);
  },
  async init(directory, { name, languages }) {
    const files = await initContent(directory, name, languages.split(",").filter(Boolean));
    console.info(`${files} files in ${directory}. Next: CONTENT_DIR=${directory} npm start`);
  },
};

const contentDirectory = () => readConfig(process.env).CONTENT_DIR;

async function importSheet(file: string, { dryRun, decimal }: Options) {
  const { rows, files } = await importProducts(file, contentDirectory(), {
    dryRun,
    decimal: decimalOf(decimal),
  });
  for (const name of files) console.info(`${dryRun ? "would write" : "wrote"} products/${name}`);
  console.info(`${rows} rows, ${files.length} files ${dryRun ? "to write" : "written"}`);
}

async function exportSheet(file: string, decimal: string) {
  const sheet = exportProducts(await readContent(contentDirectory()), decimalOf(decimal));
  await writeFile(file.endsWith(".csv") ? file : join(file, "products.csv"), sheet);
  console.info(`${sheet.split("\r\n").length - 2} products written`);
}

function decimalOf(text: string): Decimal {
  if (text === "point" || text === "comma") return text;
  throw new UsageError("--decimal is point or comma");
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      force: { type: "boolean", default: false },
      name: { type: "string", default: "" },
      languages: { type: "string", default: "" },
      csv: { type: "boolean", default: false },
      decimal: { type: "string", default: "point" },
    },
  });
  const [name = "", directory = contentDirectory(), ...more] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const areFiles = name === "import" && directory.endsWith(".yaml");
  if (!command || (more.length > 0 && !areFiles)) throw new UsageError(usage);
  const options = { ...values, dryRun: values["dry-run"] };
  await command(
    resolve(directory),
    options,
    more.map((file) => resolve(file)),
  );
});
