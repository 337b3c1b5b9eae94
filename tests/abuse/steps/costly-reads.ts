import { cpuSeconds } from "../../../bench/load/process-tree.ts";
import { costlyRequests } from "../costly-requests.ts";
import { openSite } from "../open-site.ts";
import { RawConnection } from "../raw-connection.ts";
import type { Step } from "../step.ts";

const mostProcessorTime = 25;
const mostWait = 300;
const lanes = 32;
const seconds = 15;
const rounds = 40;

/** What the dearest reads cost, and what another visitor notices of somebody who asks for them without end. */
export const costlyReads: Step = async ({ say }) => {
  const site = await openSite();
  try {
    const dearest = await priceAll(site, say);
    const { p50, p95, count, sent } = await readBeside(site.url, dearest.path);
    say(
      `${lanes} connections of "${dearest.name}" (${sent} sent): another visitor's fresh pages, ${count} of them, ` +
        `half within ${p50.toFixed(0)} ms, 95 in 100 within ${p95.toFixed(0)} ms`,
    );
    if (dearest.price > mostProcessorTime)
      throw new Error(
        `"${dearest.name}" costs ${dearest.price.toFixed(1)} ms, more than ${mostProcessorTime}`,
      );
    if (p50 > mostWait) throw new Error(`half of the pages took more than ${mostWait} ms`);
  } finally {
    await site.close();
  }
};

type Site = Awaited<ReturnType<typeof openSite>>;

/** Processor time of a request in milliseconds, web process and database together, when the code is warm. */
async function priceAll({ url, pid }: Site, say: (line: string) => void) {
  const requests = Object.entries(costlyRequests);
  for (let turn = 0; turn < rounds; turn++) {
    for (const [, path] of requests) await read(url, path(turn));
  }
  const prices: { name: string; path: (turn: number) => string; price: number }[] = [];
  for (const [name, path] of requests) {
    const before = cpuSeconds(pid);
    for (let turn = 0; turn < rounds; turn++) await read(url, path(1000 + turn));
    prices.push({ name, path, price: ((cpuSeconds(pid) - before) * 1000) / rounds });
  }
  prices.sort((a, b) => b.price - a.price);
  for (const { name, price } of prices) say(`${price.toFixed(1).padStart(5)} ms of processor time: ${name}`);
  const [dearest] = prices;
  if (!dearest) throw new Error("nothing was asked");
  return dearest;
}

async function read(url: string, path: string) {
  const response = await fetch(`${url}${path}`, { headers: { accept: "text/html" } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} was answered ${response.status}`);
}

async function readBeside(url: string, path: (turn: number) => string) {
  let turn = 10_000;
  let isOver = false;
  const lane = async () => {
    const connection = new RawConnection(url);
    while (!isOver) await connection.send(`GET ${path(turn++)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    connection.close();
  };
  const flood = Promise.all(Array.from({ length: lanes }, lane));
  const waits = await readFresh(url).finally(() => {
    isOver = true;
  });
  await flood;
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), count: waits.length, sent: turn - 10_000 };
}

/** Pages that nobody has asked for before. */
async function readFresh(url: string) {
  const visitor = new RawConnection(url, "127.0.0.2");
  const waits: number[] = [];
  const until = performance.now() + seconds * 1000;
  for (let page = 1; performance.now() < until; page++) {
    const begun = performance.now();
    const answer = await visitor.send(`GET /downloads?keyword=ridge%20${page} HTTP/1.1\r\nHost: x\r\n\r\n`);
    if (answer?.status !== 200) throw new Error(`the visitor was answered ${answer?.status}`);
    waits.push(performance.now() - begun);
  }
  visitor.close();
  return waits;
}
