import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { apiPrefix } from "#config/product.ts";
import { sampleQueries } from "#tests/support/sample-queries.ts";
import { startSite } from "#tests/support/site-process.ts";
import type { Context, Scenario } from "../scenario.ts";
import { listForms, listLostForms, sendForms } from "../support/every-form.ts";
import { childrenOf } from "../support/processes.ts";
import { until } from "../support/until.ts";
import { listed, newTally, visit } from "../support/visitors.ts";

const languages = ["en", "es", "my"];

/** No process of the site ends, no call is left without an answer, and no acknowledged post is lost. */
export const databaseKilled: Scenario = {
  name: "PostgreSQL is killed again and again while every call is asked",
  async run(context) {
    const lines: string[] = [];
    for (const workers of ["1", "2"]) lines.push(`WORKERS=${workers}: ${await survive(context, workers)}`);
    return lines.join("\n    ");
  },
};

async function survive({ postgres, folder, databaseKills }: Context, workers: string) {
  const site = await startSite({
    WORKERS: workers,
    NODE_ENV: "production",
    RATE_LIMITS: "off",
    DATABASE_URL: postgres.url,
    DATA_DIR: folder(`database-killed-${workers}`),
  });
  const processes = () => `${site.child.exitCode ?? "runs"} ${childrenOf(Number(site.child.pid))}`;
  const isReady = async () => (await fetch(`${site.url}/readyz`)).status === 200;
  let over = false;
  const isOver = () => over;
  const senders = sendForms(site.url, await listForms(site.url), 4, isOver);
  const askers = startAskers(site.url, isOver);
  const before = processes();
  for (let count = 0; count < databaseKills; count++) {
    await sleep(300 + Math.random() * 900);
    // Remembered answers are asked for anew, so that their questions are under way.
    await postgres.query("select pg_notify('content_changed', '[\"*\"]')");
    await sleep(Math.random() * 60);
    postgres.kill();
    await sleep(Math.random() * 1000);
    await postgres.start();
    await until("the site is ready again", 60_000, isReady);
  }
  over = true;
  await Promise.all([senders.done, askers.done]);
  const after = processes();
  const lost = await listLostForms(postgres.query, senders.acknowledged);
  await site.kill("SIGTERM");
  const posts = [...senders.acknowledged.values()].reduce((sum, ids) => sum + ids.size, 0);
  const { reads, reasons } = askers.tally;
  const figures =
    `${databaseKills} kills; ${reads} calls, not answered 200: ${listed(reasons) || "none"}; ` +
    `${posts} posts acknowledged, ${lost.length} lost; processes ${before === after ? "the same" : `${before} -> ${after}`}`;
  assert.equal(after, before, figures);
  assert.equal(lost.length, 0, figures);
  assert.deepEqual(
    [...reasons.keys()].filter((reason) => reason !== "status 503"),
    [],
    figures,
  );
  assert.ok(posts > 0, figures);
  return figures;
}

/** One visitor for each call, who asks it again and again in every language. */
function startAskers(site: string, isOver: () => boolean) {
  const tally = newTally();
  const one = async ([name, queries]: [string, string[]]) => {
    for (let turn = 0; queries.length > 0 && !isOver(); turn++) {
      const headers = { "accept-language": languages[turn % languages.length] ?? "en" };
      await visit(tally, `${site}${apiPrefix}${name}?${queries[turn % queries.length]}`, { headers });
      await sleep(20);
    }
  };
  return { tally, done: Promise.all(Object.entries(sampleQueries).map(one)) };
}
