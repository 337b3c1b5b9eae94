import { parseArgs } from "node:util";
import { runCommand, UsageError } from "#tools/command/run-command.ts";
import { ensureBuilt } from "#tools/setup/ensure-built.mjs";
import { benchCataloguePage } from "./catalogue-page.ts";
import { benchGrowth } from "./grown/bench-growth.ts";
import { ensureProgram } from "./load/debian-tools.ts";
import type { Encoding } from "./load/wrk.ts";
import { type Figure, figureTable, isKept } from "./report/figures.ts";
import { describeMachine } from "./report/machine.ts";
import { makeDataFolder, removeDataFolder } from "./servers/our-site.ts";
import { benchStartUp } from "./start-up.ts";

const usage =
  "npm run bench -- [--quick] [--only pages,start,growth] [--encoding gzip|identity] [--grown folder]";

await runCommand(async () => {
  const { quick, only, encoding, grown } = readOptions();
  if (only.includes("pages")) ensureProgram("wrk");
  if (!(await ensureBuilt())) throw new UsageError("The site could not be built.");
  console.info(describeMachine());
  const figures: Figure[] = [];
  if (only.includes("start")) figures.push(...(await benchStartUp(quick ? 1 : 3)));
  if (only.includes("pages")) figures.push(...(await benchPages(quick, encoding)));
  if (only.includes("growth")) figures.push(...(await benchGrowth({ quick, folder: grown })));
  console.info(`\n${figureTable(figures)}\n`);
  if (!figures.every(isKept)) process.exitCode = 1;
});

function readOptions() {
  const { values } = parseArgs({
    options: {
      quick: { type: "boolean", default: false },
      only: { type: "string", default: "pages,start,growth" },
      encoding: { type: "string", default: "gzip" },
      grown: { type: "string", default: ".cache/bench" },
    },
  });
  const only = values.only.split(",");
  const known = only.every((part) => ["pages", "start", "growth"].includes(part));
  if (!known || !["gzip", "identity"].includes(values.encoding)) throw new UsageError(usage);
  return { ...values, only, encoding: values.encoding as Encoding };
}

async function benchPages(quick: boolean, encoding: Encoding) {
  const dataFolder = makeDataFolder();
  try {
    return await benchCataloguePage({
      dataFolder,
      encoding,
      rounds: quick ? 3 : 11,
      seconds: quick ? 2 : 3,
      renders: quick ? 150 : 500,
      warmUp: quick ? 5 : 15,
    });
  } finally {
    removeDataFolder(dataFolder);
  }
}
