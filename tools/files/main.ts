import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "#config/config.ts";
import { openFileStore } from "#server/files/file-store.ts";
import { runCommand, UsageError } from "../command/run-command.ts";
import { pushFiles } from "./push-files.ts";

const usage = "npm run files -- push [directory] [--dry-run]     without a directory, that of CONTENT_DIR";

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false } },
  });
  const [command, named] = positionals;
  if (command !== "push") throw new UsageError(usage);
  const { fileStore, CONTENT_DIR } = readConfig(process.env);
  const directory = named ? resolve(named) : CONTENT_DIR;
  if (!fileStore)
    throw new UsageError("There is no file store: set FILE_STORE_URL, FILE_STORE_KEY and FILE_STORE_SECRET.");
  console.error(`from ${directory} to ${fileStore.url}`);
  const dryRun = values["dry-run"];
  const { sent, same } = await pushFiles(openFileStore(fileStore), directory, {
    dryRun,
    onFile: (path) => console.info(`${dryRun ? "would send" : "sent"} ${path}`),
  });
  console.info(`${sent} ${dryRun ? "to send" : "sent"}, ${same} there already`);
});
