// npm run migrate: updates the tables without starting the site, so that a start does not have to.
import { readConfig } from "#config/config.ts";
import { migrateDatabase } from "#db/client.ts";
import { placeOf, reachDatabase } from "#server/data/prepare-database.ts";
import { createLog } from "#server/process/log.ts";
import { runCommand } from "../command/run-command.ts";

await runCommand(async () => {
  const config = readConfig(process.env);
  console.info(placeOf(config));
  const { pool, stop } = await reachDatabase(config, createLog("warn"));
  try {
    console.info(`${await migrateDatabase(pool)} migrations applied`);
  } finally {
    await stop();
  }
});
