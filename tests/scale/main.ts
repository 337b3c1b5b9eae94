// npm run scale: a database server, a file store, an API, two sites and nginx, until Ctrl-C.
// npm run test:scale [-- --only sites|edge]: the same, tested and measured; then with Varnish and nginx as shared caches.
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import {
  type Check,
  changesReachAll,
  dyingIsUnnoticed,
  filesFromStore,
  limitsHold,
  withoutApi,
} from "./checks.ts";
import { type Deployment, deploy } from "./deployment.ts";
import { testEdge } from "./edge/main.ts";
import { measureThroughput } from "./throughput.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { port: { type: "string", default: "3460" }, only: { type: "string", default: "sites,edge" } },
});
const port = Number(values.port);
const isTest = positionals[0] === "test";

if (spawnSync(process.execPath, ["tools/build.mjs"], { stdio: "inherit" }).status !== 0) process.exit(1);
const deployment = await deploy({ port });
if (isTest) for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => process.exit(1));
try {
  if (isTest) process.exitCode = (await test(deployment)) ? 0 : 1;
  else await serve(deployment);
} finally {
  await deployment.stop();
}
process.exit();

async function serve({ url, processes }: Deployment) {
  const sites = processes.sites.map((site) => site.url).join(" and ");
  console.info(`The site is open at ${url}: nginx before ${sites}, with the calls at ${processes.api.url}`);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
}

async function test(running: Deployment) {
  console.info(
    `${new Date().toISOString()}, ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}\n`,
  );
  const results: boolean[] = [];
  const note = async (name: string, run: () => Promise<string>) =>
    void results.push(await tell({ name, run }, running));
  if (values.only.includes("sites")) {
    for (const check of [filesFromStore, changesReachAll, limitsHold, withoutApi, dyingIsUnnoticed])
      results.push(await tell(check, running));
    const lines = measureThroughput(running, port);
    console.info(lines ? `\n${lines.join("\n")}` : "\nwrk is missing: nothing was measured");
  }
  if (values.only.includes("edge")) await testEdge(running, port, note);
  return results.every(Boolean);
}

async function tell({ name, run }: Check, running: Deployment) {
  try {
    console.info(`ok      ${name}\n    ${await run(running)}`);
    return true;
  } catch (error) {
    console.error(`FAILED  ${name}\n    ${error instanceof Error ? error.stack : error}`);
    return false;
  }
}
