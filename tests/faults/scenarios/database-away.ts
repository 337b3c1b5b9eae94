import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "#tests/support/site-process.ts";
import type { Context, Scenario } from "../scenario.ts";
import { listLost, post, sendMessage } from "../support/senders.ts";
import { listSitemap, untilWarm } from "../support/site.ts";
import { until } from "../support/until.ts";
import { listed, newTally, type Tally, visit } from "../support/visitors.ts";

/** Killed, stopped and gone for long: every page of the sitemap is still there, and no message is lost. */
export const databaseAway: Scenario = {
  name: "the database is killed, stopped (SIGSTOP), and gone",
  async run(context) {
    const { postgres, folder, awaySeconds } = context;
    const data = folder("database");
    const site = await startSite({
      WARM_UP: "on",
      RATE_LIMITS: "off",
      DATABASE_URL: postgres.url,
      DATA_DIR: data,
    });
    const urls = await listSitemap(site.url);
    const warming = performance.now();
    await untilWarm(site.url, urls.length);
    const lines = [
      `warm-up of ${urls.length} pages in ${Math.round((performance.now() - warming) / 1000)} s`,
    ];
    const faults = [
      { name: "killed", away: 0, begin: postgres.kill, end: postgres.start },
      { name: "stopped", away: 0, begin: postgres.stop, end: postgres.goOn },
      { name: `gone for ${awaySeconds} s`, away: awaySeconds, begin: postgres.kill, end: postgres.start },
    ];
    for (const fault of faults) {
      lines.push(`${fault.name}: ${await surviveFault(context, site.url, urls, join(data, "spool"), fault)}`);
    }
    await site.kill("SIGTERM");
    return lines.join("\n    ");
  },
};

type Fault = { name: string; away: number; begin(): void; end(): Promise<void> | void };

async function surviveFault(
  { postgres }: Context,
  site: string,
  urls: string[],
  spool: string,
  fault: Fault,
) {
  const readiness = async () => (await fetch(`${site}/readyz`)).status;
  const acknowledged: string[] = [];
  // Everything counts as published, so that no page may be shown as if nothing had happened.
  await postgres.query("select pg_notify('content_changed', '[\"*\"]')");
  fault.begin();
  const began = performance.now();
  const tally = newTally();
  const before = randomUUID();
  do {
    await Promise.all([readAll(tally, urls), send(site, acknowledged, before)]);
    await send(site, acknowledged, randomUUID());
    if (fault.away > 0) await sleep(20_000);
  } while (performance.now() - began < fault.away * 1000);
  const navigation = await fetch(`${site}/about/news/burmese-manuals-online.data`);
  assert.equal(navigation.status, 202, "a page opened from another one is loaded as a document");
  assert.match(await navigation.text(), /reload/);
  const refused = await post(
    site,
    "support/insertRegisterDataByWebinarCode",
    { webinarCode: "x" },
    { key: "key" },
  );
  assert.equal(refused.code, 503, "what needs the database is refused in words");
  assert.equal(await readiness(), 503);
  const waiting = (await readdir(spool)).filter((name) => name.endsWith(".json")).length;
  await fault.end();
  const back = performance.now();
  await until("the site is ready again", 60_000, async () => (await readiness()) === 200);
  await until("the spool is empty", 60_000, async () => (await readdir(spool)).length === 0);
  const drained = ((performance.now() - back) / 1000).toFixed(1);
  const lost = await listLost(postgres.query, acknowledged);
  // On a busy machine a page may take longer than a visitor's patience; the next visitor finds it.
  let after = newTally();
  const some = urls.filter((_, index) => index % 10 === 0);
  await until("pages are made anew", 600_000, async () => {
    after = newTally();
    await readAll(after, some);
    return !after.markers.has("STALE");
  });
  const figures =
    `${tally.reads} reads of the sitemap, ${tally.failed} failed${tally.failed ? ` (${listed(tally.reasons)})` : ""}, ` +
    `${listed(tally.markers)}, slowest ${Math.round(tally.slowest)} ms; ${acknowledged.length} messages acknowledged, ` +
    `${waiting} on the disk, in the database ${drained} s after it was back, ${lost.length} lost; then ${listed(after.markers)}`;
  assert.equal(tally.failed, 0, figures);
  assert.equal(tally.markers.get("STALE"), tally.reads, figures);
  assert.equal(lost.length, 0, figures);
  assert.equal(new Set(acknowledged).size, waiting, figures);
  assert.equal(after.failed, 0, figures);
  return figures;
}

async function send(site: string, acknowledged: string[], key: string) {
  const { code, data } = await sendMessage(site, key);
  assert.equal(code, 200, "a message is taken while the database is away");
  acknowledged.push(data?.id ?? "");
}

async function readAll(tally: Tally, urls: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const waiting = [...urls];
  const one = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await visit(tally, next, { agent });
  };
  await Promise.all(Array.from({ length: 4 }, one));
  agent.destroy();
}
