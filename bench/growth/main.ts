import { parseArgs } from "node:util";
import { runCommand, UsageError } from "#tools/command/run-command.ts";
import { withDatabase } from "#tools/command/with-database.ts";
import { fill } from "./fill.ts";

const usage = "node bench/growth/main.ts --products 36000 --documents 100000";

await runCommand(async () => {
  const { values } = parseArgs({ options: { products: { type: "string" }, documents: { type: "string" } } });
  const size = { products: Number(values.products), documents: Number(values.documents) };
  if (!Number.isInteger(size.products) || !Number.isInteger(size.documents)) throw new UsageError(usage);
  await withDatabase((db) => fill(db, size));
});
