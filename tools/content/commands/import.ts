import { join, resolve } from "node:path";
import { importContent, importRecords } from "#domain/content/publish/import-content.ts";
import { ensurePapers } from "#tools/setup/ensure-papers.mjs";
import { root } from "#tools/setup/root.mjs";
import { UsageError } from "../../command/run-command.ts";
import { withDatabase } from "../../command/with-database.ts";
import { importProducts } from "../spreadsheet/import-products.ts";
import { by, command, dryRun, message, messageOf, numberOf } from "./command.ts";
import { contentDirectory, decimal, decimalOf } from "./directory.ts";
import { tellKeys, tellPublication } from "./tell-publication.ts";

const usage = `npm run content -- import [directory] [--dry-run] [--force] [--mirror] [--strict] [--removing N] [--by NAME] [--note "…"] [--message "…"]
npm run content -- import content/products/x5.yaml … [--dry-run] [--force] [--by NAME] [--note "…"]
npm run content -- import products.csv [--decimal comma] [--dry-run]
  publishes what was changed in the files since they were exported or last imported
  *.yaml      the records of these files alone; all others stay as they are
  *.csv       a sheet of products: writes the product files of the folder of CONTENT_DIR
  --dry-run   only tells what would change
  --force     also replaces what was changed in the database since
  --mirror    also takes away what the folder never held: for a folder that is the only source
  --strict    advice stops it as faults do
  --removing  how many records may go, where a slip is feared
  --note      why, kept in the history
  --message   why, for visitors: told beside the specifications that changed; --message "es=…" in another language`;

const options = {
  ...dryRun,
  ...decimal,
  ...by,
  ...message,
  force: { type: "boolean", default: false },
  strict: { type: "boolean", default: false },
  mirror: { type: "boolean", default: false },
  removing: { type: "string" },
} as const;

export const importCommand = command(usage, options, async (values, words) => {
  const paths = (words.length > 0 ? words : [contentDirectory()]).map((word) => resolve(word));
  const [first = "", ...more] = paths;
  if (first.endsWith(".csv")) return importSheet(first, values);
  const areRecords = paths.every((path) => path.endsWith(".yaml"));
  if (more.length > 0 && !areRecords)
    throw new UsageError(`Name one directory, or files of records.\n${usage}`);
  if (areRecords && (values.mirror || values.removing))
    throw new UsageError(`--mirror and --removing are for a whole directory.\n${usage}`);
  if (first === join(root, "content")) await ensurePapers();
  const { force, mirror, note, strict } = values;
  const own = {
    dryRun: values["dry-run"],
    force,
    mirror,
    note,
    strict,
    directories: [contentDirectory()],
    actor: values.by,
    message: messageOf(values.message),
  };
  const removing = numberOf(values.removing, "--removing");
  const imported = await withDatabase((db) =>
    areRecords ? importRecords(db, paths, own) : importContent(db, first, { ...own, removing }),
  );
  tellPublication(imported, values["dry-run"]);
  tellKeys(imported.behind, "behind, which an export brings");
  tellKeys(imported.left, "only in the database, and left there");
  if (!imported.stamped)
    console.warn(
      `${areRecords ? "Their directory" : first} cannot be written to: changes imported from it later will need --force`,
    );
});

async function importSheet(file: string, values: { "dry-run": boolean; decimal: string }) {
  const { rows, files } = await importProducts(file, contentDirectory(), {
    dryRun: values["dry-run"],
    decimal: decimalOf(values.decimal),
  });
  for (const name of files) console.info(`${values["dry-run"] ? "would write" : "wrote"} products/${name}`);
  console.info(`${rows} rows, ${files.length} files ${values["dry-run"] ? "to write" : "written"}`);
}
