import { resolve } from "node:path";
import type { Size } from "../growth/fill.ts";
import { quantile } from "../load/median.ts";
import { cpuSeconds, memory } from "../load/process-tree.ts";
import { atMost, type Figure, number } from "../report/figures.ts";
import { table } from "../report/table.ts";
import { startOurSite } from "../servers/our-site.ts";
import { growDatabase, nameOf } from "./grow-database.ts";
import { requests } from "./requests.ts";
import { timeInbox } from "./time-inbox.ts";
import { timePublishing } from "./time-publishing.ts";
import { timeRequests } from "./time-requests.ts";

const sizes: Size[] = [
  { products: 40, documents: 200, comments: 0, messages: 0 },
  { products: 3600, documents: 15_000, comments: 20_000, messages: 100_000 },
  { products: 36_000, documents: 100_000, comments: 200_000, messages: 1_000_000 },
];

/** Limits at the largest size. */
const most = { milliseconds: 50, seconds: 5, megabytes: 350, published: 1000 };

type Times = { name: string; p50: number; p95: number; processor: number };
type Grown = {
  size: Size;
  times: Times[];
  published: Times;
  startedIn: number;
  resident: number;
  proportional: number;
};

/** Times lists, facets, search, pages, sitemap, feeds, inbox and publishing as everything grows. */
export async function benchGrowth({ quick, folder }: { quick: boolean; folder: string }): Promise<Figure[]> {
  const grown: Grown[] = [];
  for (const size of quick ? sizes.slice(0, 2) : sizes)
    grown.push(await measureSize(size, resolve(folder), quick));
  console.info(`\n${growthTable(grown)}\n`);
  const largest = grown.at(-1);
  if (!largest) return [];
  return [
    ...largest.times.map(({ name, p95 }) => atMost(`grown: ${name}, p95`, p95, most.milliseconds, " ms")),
    atMost(
      "grown: one product published, until its page says so, p95",
      largest.published.p95,
      most.published,
      " ms",
    ),
    atMost("grown: start", largest.startedIn / 1000, most.seconds, " s"),
    atMost("grown: memory of the web process", largest.resident, most.megabytes, " MB"),
  ];
}

async function measureSize(size: Size, folder: string, quick: boolean): Promise<Grown> {
  const data = await growDatabase(folder, size);
  const site = await startOurSite(data);
  try {
    console.info(`Asking at ${nameOf(size)} ...`);
    const times: Times[] = [];
    for (const { name, paths, from } of requests) {
      if (from && size === sizes[0]) continue;
      const before = cpuSeconds(site.pid);
      const asked = typeof paths === "function" ? await paths(site.url) : paths;
      const all = await timeRequests(site.url, quick ? asked.slice(0, 30) : asked);
      times.push(summary(name, all, ((cpuSeconds(site.pid) - before) * 1000) / all.length));
    }
    times.push(summary("inbox", await timeInbox(data), Number.NaN));
    const published = summary(publishing, await timePublishing(data, site.url), Number.NaN);
    return { size, times, published, startedIn: site.startedIn, ...memory(site.pid) };
  } finally {
    await site.stop();
  }
}

const publishing = "one product published";

const summary = (name: string, all: number[], processor: number): Times => ({
  name,
  p50: quantile(all, 0.5),
  p95: quantile(all, 0.95),
  processor,
});

function growthTable(grown: Grown[]): string {
  const head = ["p50 / p95 / processor time in ms", ...grown.map(({ size }) => nameOf(size))];
  const names = [...requests.map(({ name }) => name), "inbox", publishing];
  const rows = names.map((name) => [
    name,
    ...grown.map(({ times, published }) => {
      const found = [...times, published].find((it) => it.name === name);
      return found ? [found.p50, found.p95, found.processor].map(number).join(" / ") : "";
    }),
  ]);
  return table(head, [
    ...rows,
    ["start in s", ...grown.map(({ startedIn }) => number(startedIn / 1000))],
    [
      "memory in MB: web process / with the database",
      ...grown.map(({ resident, proportional }) => `${number(resident)} / ${number(proportional)}`),
    ],
  ]);
}
