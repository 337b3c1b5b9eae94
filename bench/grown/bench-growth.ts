import { resolve } from "node:path";
import type { Size } from "../growth/fill.ts";
import { quantile } from "../load/median.ts";
import { memory } from "../load/process-tree.ts";
import { atMost, type Figure, number } from "../report/figures.ts";
import { table } from "../report/table.ts";
import { startOurSite } from "../servers/our-site.ts";
import { growDatabase, nameOf } from "./grow-database.ts";
import { requests } from "./requests.ts";
import { timeRequests } from "./time-requests.ts";

const sizes: Size[] = [
  { products: 40, documents: 200, comments: 0, messages: 0 },
  { products: 3600, documents: 15_000, comments: 20_000, messages: 100_000 },
  { products: 36_000, documents: 100_000, comments: 200_000, messages: 1_000_000 },
];

/** The size at which the search has to keep its figure. */
const figureSize = 15_000;

type Times = { name: string; p50: number; p95: number };
type Grown = { size: Size; times: Times[]; resident: number; proportional: number };

/** Lists, facets, search, pages and the sitemap, as the catalogue grows. */
export async function benchGrowth({ quick, folder }: { quick: boolean; folder: string }): Promise<Figure[]> {
  const grown: Grown[] = [];
  for (const size of quick ? sizes.slice(0, 2) : sizes)
    grown.push(await measureSize(size, resolve(folder), quick));
  console.info(`\n${growthTable(grown)}\n`);
  const times = grown.find(({ size }) => size.documents === figureSize)?.times ?? [];
  return times
    .filter(({ name }) => name === "search")
    .map(({ p95 }) => atMost("search at 15,000 documents, p95", p95, 50, " ms"));
}

async function measureSize(size: Size, folder: string, quick: boolean): Promise<Grown> {
  const site = await startOurSite(await growDatabase(folder, size));
  try {
    console.info(`Asking at ${nameOf(size)} ...`);
    const times: Times[] = [];
    for (const { name, paths } of requests) {
      const all = await timeRequests(site.url, quick ? paths.slice(0, 30) : paths);
      times.push({ name, p50: quantile(all, 0.5), p95: quantile(all, 0.95) });
    }
    return { size, times, ...memory(site.pid) };
  } finally {
    await site.stop();
  }
}

function growthTable(grown: Grown[]): string {
  const head = ["p50 / p95 in ms", ...grown.map(({ size }) => nameOf(size))];
  const rows = requests.map(({ name }, index) => [
    name,
    ...grown.map(({ times }) => {
      const { p50, p95 } = times[index] ?? { p50: Number.NaN, p95: Number.NaN };
      return `${number(p50)} / ${number(p95)}`;
    }),
  ]);
  const memoryRow = grown.map((entry) => `${number(entry.resident)} / ${number(entry.proportional)}`);
  return table(head, [...rows, ["memory in MB: web process / with the database", ...memoryRow]]);
}
