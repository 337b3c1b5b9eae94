// npm run doctor: tries everything the site needs and says how to mend what is wrong.
import { readConfig } from "#config/config.ts";
import { placeOf, reachExistingDatabase } from "#server/data/prepare-database.ts";
import { createLog } from "#server/process/log.ts";
import { runCommand } from "../command/run-command.ts";
import { checks, type Finding } from "./checks.ts";

const marks = { good: "ok     ", advice: "advice ", bad: "WRONG  " };

await runCommand(async () => {
  const config = readConfig(process.env);
  console.info(`${placeOf(config)}, content in ${config.CONTENT_DIR}`);
  const { database, ...others } = checks;
  const findings: Finding[] = [];
  for (const check of Object.values(others)) findings.push(await attempt(() => check(config, {})));
  findings.push(
    await attempt(async () => {
      const { pool, stop } = await reachExistingDatabase(config, createLog("warn"));
      return database(config, pool).finally(stop);
    }),
  );
  for (const { state, text } of findings) console.info(marks[state] + text);
  if (findings.some(({ state }) => state === "bad")) process.exitCode = 1;
});

/** A check that fails on the way found what is wrong. */
async function attempt(check: () => Promise<Finding>): Promise<Finding> {
  return check().catch((error: Error) => ({ state: "bad", text: error.message || String(error) }));
}
