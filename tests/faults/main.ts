// npm run test:faults [-- --away 60 --kills 200 --posts 20000 --database-kills 20 --only database]: breaks what a site stands on, one thing after the other.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Context, type Scenario, Skipped } from "./scenario.ts";
import { databaseAway } from "./scenarios/database-away.ts";
import { databaseKilled } from "./scenarios/database-killed.ts";
import { diskFull } from "./scenarios/disk-full.ts";
import { fileStoreDown } from "./scenarios/file-store-down.ts";
import { killedInTurn } from "./scenarios/killed-in-turn.ts";
import { killedWorkers } from "./scenarios/killed-workers.ts";
import { mailServerDown } from "./scenarios/mail-server-down.ts";
import { newDeploy } from "./scenarios/new-deploy.ts";
import { toldToStop } from "./scenarios/told-to-stop.ts";
import { startPostgres } from "./support/postgres.ts";

const scenarios = [
  killedWorkers,
  killedInTurn,
  toldToStop,
  newDeploy,
  fileStoreDown,
  mailServerDown,
  diskFull,
  databaseKilled,
  databaseAway,
];

const { values } = parseArgs({
  options: {
    away: { type: "string", default: "600" },
    kills: { type: "string", default: "200" },
    posts: { type: "string", default: "20000" },
    "database-kills": { type: "string", default: "20" },
    only: { type: "string", default: "" },
  },
});

if (spawnSync(process.execPath, ["tools/build.mjs"], { stdio: "inherit" }).status !== 0) process.exit(1);
const top = mkdtempSync(join(tmpdir(), "site-faults-"));
chmodSync(top, 0o755); // PostgreSQL's account has to reach it
const folder = (name: string) => {
  const path = join(top, name);
  mkdirSync(path, { recursive: true });
  return path;
};
const postgres = await startPostgres(folder("server"));
for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => process.exit(1));
let failures = 0;
try {
  console.info(
    `${new Date().toISOString()}, ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}\n`,
  );
  for (const scenario of scenarios) {
    if (!scenario.name.includes(values.only)) continue;
    const context = {
      postgres,
      folder,
      awaySeconds: Number(values.away),
      kills: Number(values.kills),
      posts: Number(values.posts),
      databaseKills: Number(values["database-kills"]),
    };
    if (!(await tell(scenario, context))) failures++;
  }
} finally {
  await postgres.end();
  rmSync(top, { recursive: true, force: true });
}
console.info(failures === 0 ? "\nEverything held." : `\n${failures} did not hold.`);
process.exit(failures === 0 ? 0 : 1);

async function tell(scenario: Scenario, context: Context): Promise<boolean> {
  const started = performance.now();
  const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`;
  try {
    const figures = await scenario.run(context);
    console.info(`ok      ${scenario.name} (${seconds()})\n    ${figures}`);
    return true;
  } catch (error) {
    if (error instanceof Skipped) {
      console.info(`skipped ${scenario.name}: ${error.message}`);
      return true;
    }
    console.error(
      `FAILED  ${scenario.name} (${seconds()})\n    ${error instanceof Error ? error.stack : error}`,
    );
    return false;
  }
}
