import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkWording } from "#domain/content/check-wording.ts";
import { exportContent } from "#domain/content/export-content.ts";
import { importContent } from "#domain/content/import-content.ts";
import { ContentError } from "#domain/content/problem.ts";
import { readContent } from "#domain/content/read-files.ts";
import { readMedia } from "#domain/content/read-media.ts";
import { runCommand, UsageError } from "../command/run-command.ts";
import { withDatabase } from "../command/with-database.ts";

const usage = "npm run content -- validate|import|export [directory] [--dry-run]";

const commands: Record<string, (directory: string, dryRun: boolean) => Promise<void>> = {
  async validate(directory) {
    const content = await readContent(directory);
    const { pictures } = await readMedia(directory);
    const problems = await checkWording(directory);
    if (problems.length > 0) throw new ContentError(problems);
    for (const [kind, records] of Object.entries(content)) console.info(`${kind}: ${records.length}`);
    console.info(`pictures: ${Object.keys(pictures).length}`);
  },
  async import(directory, dryRun) {
    const { changed, removed } = await withDatabase((db) => importContent(db, directory, { dryRun }));
    for (const tag of changed) console.info(`${dryRun ? "would publish" : "published"} ${tag}`);
    for (const tag of removed) console.info(`${dryRun ? "would remove" : "removed"} ${tag}`);
    console.info(`${changed.length} changed, ${removed.length} removed`);
  },
  async export(directory, dryRun) {
    if (dryRun) throw new UsageError("export has no --dry-run: name an empty directory instead");
    const count = await withDatabase((db) => exportContent(db, directory));
    console.info(`${count} files written to ${directory}`);
  },
};

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false } },
  });
  const [name = "", directory = "content"] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(usage);
  await command(resolve(directory), values["dry-run"]);
});
