import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "#tests/support/site-process.ts";
import type { Scenario } from "../scenario.ts";
import { childrenOf, signal } from "../support/processes.ts";
import { listLost, startSenders } from "../support/senders.ts";
import { listSitemap } from "../support/site.ts";
import { until } from "../support/until.ts";
import { listed, readOnce, startVisitors } from "../support/visitors.ts";

const kills = 12;
const leastReads = 20_000;
const mostFailed = 0.0001;

/** Two workers under load; one is killed every few seconds, as soon as both serve. */
export const killedWorkers: Scenario = {
  name: "a worker is killed (SIGKILL) every few seconds",
  async run({ postgres, folder }) {
    const site = await startSite({
      WORKERS: "2",
      RATE_LIMITS: "off",
      DATABASE_URL: postgres.url,
      DATA_DIR: folder("workers"),
    });
    let over = false;
    const isOver = () => over;
    const popular = (await listSitemap(site.url)).filter((_, index) => index % 15 === 0);
    const visitors = startVisitors(popular, 16, { isOver });
    const senders = startSenders(site.url, 4, { isOver });
    const primary = Number(site.child.pid);
    const started = performance.now();
    let killed = 0;
    while (killed < kills || visitors.tally.reads < leastReads) {
      const both = await untilBothServe(site.url, primary);
      await sleep(2000);
      signal(both[killed++ % 2] ?? 0, "SIGKILL");
    }
    await untilBothServe(site.url, primary);
    over = true;
    await Promise.all([visitors.done, senders.done]);
    const seconds = (performance.now() - started) / 1000;
    await site.kill("SIGTERM");
    const { reads, failed, retried, slowest, reasons } = visitors.tally;
    const lost = await listLost(postgres.query, senders.acknowledged);
    const figures =
      `${killed} kills in ${seconds.toFixed(0)} s; ${reads} reads, ${failed} failed (${((failed / reads) * 100).toFixed(4)} %` +
      `${failed ? `: ${listed(reasons)}` : ""}), ${retried} sent again on a new connection, slowest ${Math.round(slowest)} ms; ` +
      `${senders.acknowledged.length} messages acknowledged, ${lost.length} lost, ${senders.unanswered} without answer and sent again`;
    assert.equal(lost.length, 0, figures);
    assert.ok(failed / reads <= mostFailed, figures);
    assert.ok(senders.acknowledged.length > 100, figures);
    return figures;
  },
};

/** Each on a connection of its own, until two of them have answered. */
async function untilBothServe(site: string, primary: number) {
  const seen = new Set<number>();
  await until("both workers serve", 120_000, async () => {
    // A connection that was being handed to a worker when it was killed is never answered.
    const asked = { headers: { connection: "close" }, signal: AbortSignal.timeout(5000) };
    const text = await (await fetch(`${site}/metrics`, asked)).text();
    seen.add(Number(/^site_process_id (\d+)/m.exec(text)?.[1]));
    const alive = childrenOf(primary);
    for (const pid of seen) if (!alive.includes(pid)) seen.delete(pid);
    return seen.size === 2;
  });
  await readOnce(`${site}/healthz`);
  return [...seen].sort((a, b) => a - b);
}
