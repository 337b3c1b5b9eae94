import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "#db/embedded/start.ts";
import { listSitemap, readMetric, untilWarm } from "#tests/faults/support/site.ts";
import { listed, newTally, readOnce, visit } from "#tests/faults/support/visitors.ts";
import { openFaultyLink } from "#tests/support/faulty-link.ts";
import { startSite } from "#tests/support/site-process.ts";
import type { Step } from "../step.ts";

const lanes = 16;
const limit = 3000;

/** Ways to ask for a page that nobody has asked for before. */
const kinds: ((number: number) => string)[] = [
  (number) => `/burmese/support/faq?page=${number}`,
  (number) => `/product-list?phases=single&phases=x${number}`,
  (number) => `/product-list?compare=hd-r5-1p&compare=x${number}`,
  (number) => `/downloads?page=${number}`,
  (number) => `/burmese/downloads?keyword=${number}`,
  (number) => `/spanish/about/news?year=2026&page=${number}`,
  (number) => `/search/battery%20${number}`,
  (number) => `/about/company.data?_routes=${number}`,
  (number) => `/about/company?nova=${number}`,
  (number) => `/ABOUT/company?x=${number}`,
  (number) => `/no-such-page-${number}`,
  (number) => `/products/x${number}`,
  (number) => `/spanish/support/warranty?serial=${number}`,
];

/** One visitor asks for so many addresses, then the database hangs: every page of the sitemap is still there. */
export const manyAddresses: Step = async ({ runs, say }) => {
  const folder = mkdtempSync(join(tmpdir(), "addresses-"));
  chmodSync(folder, 0o755); // PostgreSQL's account has to reach it
  const { config, stop } = await startEmbedded(folder);
  const socket = encodeURIComponent(String(config.host));
  const link = await openFaultyLink(`postgresql://postgres@localhost/postgres?host=${socket}`);
  const site = await startSite({ DATABASE_URL: link.url, DATA_DIR: folder, WARM_UP: "on" });
  try {
    const pages = await listSitemap(site.url);
    await untilWarm(site.url, pages.length);
    const began = performance.now();
    const statuses = await ask(site.url, runs);
    const seconds = Math.round((performance.now() - began) / 1000);
    say(`${runs} addresses in ${seconds} s: ${listed(statuses)}`);
    const kept = await readMetric(site.url, "page_cache_bytes");
    say(`${await readMetric(site.url, "page_cache_pages")} pages kept, ${Math.round(kept / 2 ** 20)} MiB`);
    link.freeze();
    const tally = newTally();
    for (const page of pages) await visit(tally, page);
    say(
      `the database hangs: ${tally.reads} addresses of the sitemap, ${tally.failed} failed ${listed(tally.reasons)}, ` +
        `${listed(tally.markers)}, slowest ${Math.round(tally.slowest)} ms`,
    );
    if (tally.failed > 0 || tally.slowest > limit) throw new Error("pages of the sitemap were driven out");
  } finally {
    link.heal();
    await site.kill("SIGTERM");
    link.close();
    await stop();
    rmSync(realpathSync(join(folder, "postgres")), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
};

async function ask(site: string, runs: number) {
  const statuses = new Map<string, number>();
  let next = 0;
  const lane = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let number = next++; number < runs; number = next++) {
      const path = kinds[number % kinds.length]?.(number) ?? "/";
      const headers: Record<string, string> = number % 2 === 0 ? { "accept-encoding": "identity" } : {};
      const { status } = await readOnce(`${site}${path}`, { agent, headers });
      statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return statuses;
}
