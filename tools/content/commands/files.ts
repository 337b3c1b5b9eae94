import { listChecks } from "#domain/content/checks.ts";
import { validateContent } from "#domain/content/validate/validate-content.ts";
import { initContent } from "../init.ts";
import { migrateContent } from "../migrate/migrate-content.ts";
import { writeReference } from "../reference/write-reference.ts";
import { command, dryRun } from "./command.ts";
import { directoryOf } from "./directory.ts";
import { tellAdvice } from "./tell-publication.ts";

const validateUsage = `npm run content -- validate [directory] [--strict]
  tells what is wrong with the files, with file, line and a sentence
  --strict    advice counts as a fault`;

const checkLines = (level: "fault" | "advice") =>
  listChecks(level).map(({ code, asks }) => `  ${code.padEnd(20)}${asks}`);

const validateHelp = [
  validateUsage,
  "Faults stop validate, import, undo, rename and withdraw:",
  ...checkLines("fault"),
  "Advice is told and stops nothing; ignoredAdvice in maker/maker.yaml switches it off by its code, with a reason:",
  ...checkLines("advice"),
].join("\n");

const strict = { strict: { type: "boolean", default: false } } as const;

export const validateCommand = command(
  validateUsage,
  strict,
  async ({ strict }, words) => {
    const { content, pictures, advice } = await validateContent(directoryOf(words, validateUsage), {
      strict,
    });
    tellAdvice(advice);
    for (const [kind, records] of Object.entries(content)) console.info(`${kind}: ${records.length}`);
    console.info(`pictures: ${pictures.size}`);
  },
  validateHelp,
);

const migrateUsage = `npm run content -- migrate [directory] [--dry-run]
  brings files of an older version to the present schemas; --dry-run only tells`;

export const migrateCommand = command(migrateUsage, dryRun, async (values, words) => {
  const done = await migrateContent(directoryOf(words, migrateUsage), { dryRun: values["dry-run"] });
  for (const sentence of done) console.info(sentence);
  console.info(`${done.length} files ${values["dry-run"] ? "to change" : "changed"}`);
});

const initUsage = `npm run content -- init directory --name "…" [--languages english,spanish]
  begins a content folder of your own`;

const initOptions = {
  name: { type: "string", default: "" },
  languages: { type: "string", default: "" },
} as const;

export const initCommand = command(initUsage, initOptions, async ({ name, languages }, words) => {
  const directory = directoryOf(words, initUsage);
  const files = await initContent(directory, name, languages.split(",").filter(Boolean));
  console.info(`${files} files in ${directory}. Next: CONTENT_DIR=${directory} npm start`);
});

const referenceUsage = `npm run content -- reference
  writes docs/content.md and the editors' schemas anew`;

export const referenceCommand = command(referenceUsage, {}, async () => {
  console.info(`${await writeReference()} files written`);
});
