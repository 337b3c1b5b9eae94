import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "#db/embedded/start.ts";
import { startSite } from "#tests/support/site-process.ts";
import { type Scenario, Skipped } from "../scenario.ts";
import { listLost, sendMessage } from "../support/senders.ts";
import { listSitemap } from "../support/site.ts";
import { until } from "../support/until.ts";
import { newTally, visit } from "../support/visitors.ts";

/** The disk with the database and the spool is full: pages are shown, messages refused, and nothing is lost. */
export const diskFull: Scenario = {
  name: "the disk is full",
  async run({ folder }) {
    const place = join(folder("disk"), "small");
    mkdirSync(place);
    if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=400m,mode=755", "tmpfs", place]).status !== 0)
      throw new Skipped("a small file system cannot be mounted here (only root may)");
    try {
      return await fillDisk(place);
    } finally {
      spawnSync("umount", ["--lazy", place]);
    }
  },
};

async function fillDisk(place: string) {
  chmodSync(place, 0o755);
  const site = await startSite({ DATA_DIR: place, RATE_LIMITS: "off" });
  const urls = (await listSitemap(site.url)).slice(0, 40);
  const filler = join(place, "filler");
  const acknowledged: string[] = [];
  const send = async () => {
    const { code, data } = await sendMessage(site.url);
    if (code === 200 && data?.id) acknowledged.push(data.id);
    return code;
  };
  const tally = newTally();
  for (const url of urls) await visit(tally, url);
  assert.equal(await send(), 200);
  spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"]);
  const codes: number[] = [];
  // The server's log has room for a few more.
  for (let count = 0; count < 3000 && codes.at(-1) !== 503; count++) codes.push(await send());
  for (const url of urls) await visit(tally, url);
  const whileFull = acknowledged.length;
  rmSync(filler);
  await until("messages are taken again", 120_000, async () => (await send()) === 200);
  await site.kill("SIGTERM");
  const lost = await countLost(place, acknowledged);
  const figures =
    `${tally.reads} reads, ${tally.failed} failed; ${whileFull} messages acknowledged until there was no room, ` +
    `then ${codes.at(-1)}, then taken again; ${lost.length} lost`;
  assert.equal(codes.at(-1), 503, figures);
  assert.ok(
    codes.every((code) => code === 200 || code === 503),
    figures,
  );
  assert.equal(tally.failed, 0, figures);
  assert.equal(lost.length, 0, figures);
  return figures;
}

async function countLost(place: string, acknowledged: string[]) {
  const { config, stop } = await startEmbedded(place, { log: () => {} });
  const client = new pg.Client(config);
  await client.connect();
  const query = async <T>(sql: string, values: unknown[] = []) =>
    (await client.query(sql, values)).rows as T[];
  try {
    return await listLost(query, acknowledged);
  } finally {
    await client.end();
    await stop();
  }
}
