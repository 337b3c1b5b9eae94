import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";
import type { Context, Scenario } from "../scenario.ts";
import { listForms, listLostForms, sendForms } from "../support/every-form.ts";
import { childrenOf, signal } from "../support/processes.ts";
import { listSitemap } from "../support/site.ts";
import { until } from "../support/until.ts";
import { listed, newTally, visit } from "../support/visitors.ts";

const mostSeconds = 5;
const victims = ["main process", "worker", "PostgreSQL"];

/** Whatever dies under posts and reads: what was acknowledged is stored, and the site is back. */
export const killedInTurn: Scenario = {
  name: "web process, worker and PostgreSQL are killed in turn",
  async run(context) {
    const start = await startOn(context);
    let site = await start();
    const { url } = site;
    let over = false;
    const isOver = () => over;
    const readers = startReaders(url, await listSitemap(url), isOver);
    const senders = sendForms(url, await listForms(url), 8, isOver);
    const count = () => [...senders.acknowledged.values()].reduce((sum, ids) => sum + ids.size, 0);
    const waits: number[] = [];
    let unplanned = 0;
    for (let turn = 0; turn < context.kills || count() < context.posts; turn++) {
      if (turn >= context.kills) {
        await Promise.race([sleep(500), senders.done]);
        continue;
      }
      const primary = Number(site.child.pid);
      const workers = await untilTwo(primary);
      await sleep(300 + Math.random() * 900);
      unplanned += workers.filter((pid) => !childrenOf(primary).includes(pid)).length;
      const began = performance.now();
      site = await kill(turn, site, workers, { ...context, start });
      await untilBack(url);
      waits.push(performance.now() - began);
    }
    over = true;
    await Promise.all([readers.done, senders.done]);
    const lost = await listLostForms(context.postgres.query, senders.acknowledged);
    await site.kill("SIGTERM");
    return report({ waits, unplanned, lost, posts: count(), ...senders, tally: readers.tally });
  },
};

/** The same port after every start, as behind a proxy. */
async function startOn({ postgres, folder }: Context) {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const environment = {
    PORT: String(port),
    WORKERS: "2",
    NODE_ENV: "production",
    RATE_LIMITS: "off",
    DATABASE_URL: postgres.url,
    DATA_DIR: folder("in-turn"),
  };
  return async () => {
    let site: SiteProcess | undefined;
    await until("the site has started again", 120_000, async () => {
      site = await startSite(environment);
      return true;
    });
    return site as SiteProcess;
  };
}

type Means = Context & { start: () => Promise<SiteProcess> };

/** The main process is brought back by whoever watches over it, which is us; the others by those who stay. */
async function kill(turn: number, site: SiteProcess, workers: number[], { postgres, start }: Means) {
  if (turn % 3 === 0) {
    await site.kill("SIGKILL");
    return start();
  }
  if (turn % 3 === 1) signal(workers[turn % 2] ?? 0, "SIGKILL");
  else {
    postgres.kill();
    await postgres.start();
  }
  return site;
}

async function untilTwo(primary: number) {
  await until("two workers run", 60_000, async () => childrenOf(primary).length === 2);
  return childrenOf(primary);
}

/** Ready, and a page that is in no cache is rendered. */
async function untilBack(url: string) {
  const asks = () => ({ headers: { connection: "close" }, signal: AbortSignal.timeout(3000) });
  await until("the site is back", 120_000, async () => {
    const ready = await fetch(`${url}/readyz`, asks());
    const page = await fetch(`${url}/downloads?keyword=${Math.random()}`, asks());
    return ready.status === 200 && page.status === 200;
  });
}

function startReaders(url: string, pages: string[], isOver: () => boolean) {
  const tally = newTally();
  const one = async (first: number) => {
    for (let turn = first; !isOver(); turn += 7) {
      const isRefused = await visit(tally, pages[turn % pages.length] ?? url);
      await sleep(isRefused ? 200 : 20);
    }
  };
  return { tally, done: Promise.all([0, 1, 2, 3].map(one)) };
}

type Seen = {
  waits: number[];
  unplanned: number;
  lost: string[];
  posts: number;
  acknowledged: Map<string, Set<string>>;
  again: Map<string, number>;
  tally: ReturnType<typeof newTally>;
};

/** The middle one of each kind: a main process has to start, a worker is replaced, PostgreSQL reads its log through. */
function byVictim(waits: number[]) {
  return victims
    .map((name, place) => {
      const own = waits.filter((_, turn) => turn % victims.length === place).toSorted((a, b) => a - b);
      return `${name} ${((own[own.length >> 1] ?? 0) / 1000).toFixed(1)} s`;
    })
    .join(", ");
}

function report({ waits, unplanned, lost, posts, acknowledged, again, tally }: Seen) {
  const sorted = waits.toSorted((a, b) => a - b).map((wait) => wait / 1000);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const broken = tally.reasons.get("status 500") ?? 0;
  const kinds = [...acknowledged].map(([table, ids]) => `${ids.size} ${table}`).join(", ");
  const figures =
    `${waits.length} kills; back after ${at(0.5).toFixed(1)} s in the middle, ${at(0.99).toFixed(1)} s in 99 of 100 (${byVictim(waits)}); ` +
    `${unplanned} unplanned exits; ${posts} posts acknowledged (${kinds}), ${lost.length} lost; ` +
    `sent again: ${listed(again) || "none"} (0 is no answer); ${tally.reads} reads, ${broken} answered 500, not answered or refused: ${listed(tally.reasons) || "none"}`;
  assert.equal(lost.length, 0, figures);
  assert.equal(unplanned, 0, figures);
  assert.equal(broken, 0, figures);
  assert.ok(at(0.99) <= mostSeconds, figures);
  return figures;
}
