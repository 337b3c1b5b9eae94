import { setTimeout as sleep } from "node:timers/promises";
import { loadCount } from "./load/count.ts";
import { median } from "./load/median.ts";
import { cpuSeconds } from "./load/process-tree.ts";
import { type Encoding, load } from "./load/wrk.ts";
import type { Server } from "./servers/start-server.ts";

/** Cached pages are requested for a fixed time, rendered ones a fixed number of times. */
export type Subject = { name: string; server: Server; path: string; encoding: Encoding; rendered: boolean };
export type Size = { rounds: number; seconds: number; renders: number; warmUp: number };
export type Round = { cpu: number; perSecond: number; p50: number; p99: number };
export type Measured = { subject: Subject; rounds: Round[] };

/** Takes the subjects in turn, round after round, so that other load on the machine affects all alike. */
export async function measureSideBySide(subjects: Subject[], size: Size): Promise<Measured[]> {
  const measured = subjects.map((subject): Measured => ({ subject, rounds: [] }));
  for (const { subject } of measured) await warmUp(subject, size);
  for (let round = 1; round <= size.rounds; round++) {
    console.info(`Round ${round} of ${size.rounds} ...`);
    for (const entry of measured) entry.rounds.push(await measure(entry.subject, size));
  }
  return measured;
}

/** A fixed time, not a fixed number: otherwise slow subjects would run with warmer code. */
async function warmUp(subject: Subject, size: Size) {
  const end = performance.now() + size.warmUp * 1000;
  do await measure(subject, size);
  while (performance.now() < end);
}

/** Processor time per request in milliseconds, including everything the server started. */
async function measure({ server, path, encoding, rendered }: Subject, size: Size): Promise<Round> {
  const url = `${server.url}${path}`;
  const before = cpuSeconds(server.pid);
  const { requests, ...times } = await (rendered
    ? loadCount(url, size.renders, encoding)
    : load(url, size.seconds, encoding));
  await untilIdle(server.pid);
  return { cpu: ((cpuSeconds(server.pid) - before) * 1000) / requests, ...times };
}

/** Work that is still under way counts for this round. */
async function untilIdle(pid: number) {
  for (let last = -1, now = cpuSeconds(pid); now - last > 0.02; now = cpuSeconds(pid)) {
    last = now;
    await sleep(200);
  }
}

export function medianOf({ rounds }: Measured): Round {
  const of = (name: keyof Round) => median(rounds.map((round) => round[name]));
  return { cpu: of("cpu"), perSecond: of("perSecond"), p50: of("p50"), p99: of("p99") };
}

/** The middle of the ratios of each round: both sides of one ratio met the same moment. */
export function ratio(a: Measured, b: Measured, name: keyof Round) {
  return median(a.rounds.map((round, index) => round[name] / (b.rounds[index]?.[name] ?? Number.NaN)));
}
