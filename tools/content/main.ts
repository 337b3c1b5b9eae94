import { runCommand, UsageError } from "../command/run-command.ts";
import type { Command } from "./commands/command.ts";
import { exportCommand } from "./commands/export.ts";
import { initCommand, migrateCommand, referenceCommand, validateCommand } from "./commands/files.ts";
import { importCommand } from "./commands/import.ts";
import {
  differenceCommand,
  historyCommand,
  rebuildCommand,
  renameCommand,
  undoCommand,
  whereCommand,
  withdrawCommand,
} from "./commands/publications.ts";
import { searchesCommand } from "./commands/searches.ts";

const commands: Record<string, Command> = {
  validate: validateCommand,
  import: importCommand,
  export: exportCommand,
  history: historyCommand,
  difference: differenceCommand,
  undo: undoCommand,
  withdraw: withdrawCommand,
  rename: renameCommand,
  where: whereCommand,
  rebuild: rebuildCommand,
  searches: searchesCommand,
  init: initCommand,
  migrate: migrateCommand,
  reference: referenceCommand,
};

await runCommand(async () => {
  const [name = "", ...words] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const usages = `${Object.values(commands)
    .map(({ usage }) => usage)
    .join("\n")}\nwithout a directory, that of CONTENT_DIR`;
  if (name === "--help") return console.info(usages);
  if (!command) throw new UsageError(name ? `There is no command "${name}".\n${usages}` : usages);
  await command.run(words);
});
