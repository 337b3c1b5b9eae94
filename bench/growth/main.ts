import { parseArgs } from "node:util";
import { runCommand, UsageError } from "#tools/command/run-command.ts";
import { withDatabase } from "#tools/command/with-database.ts";
import { fill, type Size } from "./fill.ts";

const usage =
  "node bench/growth/main.ts --products 36000 --documents 100000 [--comments 200000] [--messages 1000000]";
const names = ["products", "documents", "comments", "messages"] as const;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      products: { type: "string", default: "" },
      documents: { type: "string", default: "" },
      comments: { type: "string", default: "0" },
      messages: { type: "string", default: "0" },
    },
  });
  if (names.some((name) => !/^\d+$/.test(values[name]))) throw new UsageError(usage);
  const size = Object.fromEntries(names.map((name) => [name, Number(values[name])])) as Size;
  await withDatabase((db) => fill(db, size));
});
