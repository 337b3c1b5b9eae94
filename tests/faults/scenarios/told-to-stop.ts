import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "#tests/support/site-process.ts";
import type { Context, Scenario } from "../scenario.ts";
import { signal } from "../support/processes.ts";
import { listLost, startSenders } from "../support/senders.ts";
import { listSitemap } from "../support/site.ts";
import { until } from "../support/until.ts";
import { listed, startVisitors } from "../support/visitors.ts";

/** Whoever has a connection gets an answer; whoever comes later is refused one and may go elsewhere. */
export const toldToStop: Scenario = {
  name: "SIGTERM under load",
  async run(context) {
    const lines = [
      `one process: ${await stopUnderLoad(context, 1, 1)}`,
      `two workers: ${await stopUnderLoad(context, 2, 1)}`,
      `told three times at once: ${await stopUnderLoad(context, 1, 3)}`,
    ];
    return lines.join("\n    ");
  },
};

async function stopUnderLoad({ postgres, folder }: Context, workers: number, times: number) {
  const site = await startSite({
    WORKERS: String(workers),
    RATE_LIMITS: "off",
    DATABASE_URL: postgres.url,
    DATA_DIR: folder("stop"),
  });
  let over = false;
  const isOver = () => over;
  const popular = (await listSitemap(site.url)).filter((_, index) => index % 15 === 0);
  const visitors = startVisitors(popular, 16, { isOver });
  const senders = startSenders(site.url, 2, { isOver });
  await until("there is load", 300_000, async () => visitors.tally.reads > 3000);
  const told = performance.now();
  for (let time = 1; time < times; time++) {
    signal(Number(site.child.pid), "SIGTERM");
    await sleep(50);
  }
  await site.kill("SIGTERM");
  const seconds = (performance.now() - told) / 1000;
  over = true;
  await Promise.all([visitors.done, senders.done]);
  const lost = await listLost(postgres.query, senders.acknowledged);
  const { reads, failed, retried, reasons } = visitors.tally;
  const figures =
    `ended with ${site.child.exitCode} after ${seconds.toFixed(1)} s; ${reads} reads, ${failed} failed` +
    `${failed ? ` (${listed(reasons)})` : ""}, ${retried} sent again; ${senders.acknowledged.length} messages acknowledged, ${lost.length} lost`;
  assert.equal(site.child.exitCode, 0, figures);
  assert.ok(seconds < 10, figures);
  assert.deepEqual([failed, retried, lost.length], [0, 0, 0], figures);
  return figures;
}
