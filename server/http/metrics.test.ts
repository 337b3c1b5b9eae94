import { pino } from "pino";
import { expect, test } from "vitest";
import { createRequestIds } from "../visit.ts";
import { createHitLog, createMetrics } from "./metrics.ts";

function openHitLog(level: string, perLine = 100) {
  const lines: { id: string; status: number }[] = [];
  const log = pino({ level }, { write: (line) => void lines.push(JSON.parse(line)) });
  const { registry, countCached } = createMetrics(undefined);
  return { lines, registry, logHit: createHitLog(countCached, log, perLine) };
}

test("every answer from the cache is counted, once, and one of a hundred is logged", async () => {
  const { lines, registry, logHit } = openHitLog("info");
  for (let time = 0; time < 250; time++) logHit(`id-${time}`, time < 200 ? 200 : 304);
  expect(lines.map(({ id }) => id)).toEqual(["id-0", "id-100", "id-200"]);
  for (let time = 0; time < 2; time++) {
    const text = await registry.metrics();
    expect(text).toContain('http_requests_total{kind="cached",status="200"} 200');
    expect(text).toContain('http_requests_total{kind="cached",status="304"} 50');
  }
});

test("an operator has all answers from the cache in the log, or none", () => {
  const [all, none] = [openHitLog("info", 1), openHitLog("info", 0)];
  for (const { logHit } of [all, none]) for (let time = 0; time < 5; time++) logHit(`id-${time}`, 200);
  expect([all.lines.length, none.lines.length]).toEqual([5, 0]);
});

test("at debug level every answer from the cache is in the log", () => {
  const { lines, logHit } = openHitLog("debug");
  for (let time = 0; time < 5; time++) logHit(`id-${time}`, 200);
  expect(lines).toHaveLength(5);
});

test("no two requests have the same id, not even in two processes", () => {
  const [one, other] = [createRequestIds(), createRequestIds()];
  expect(new Set([one(), one(), other(), other()]).size).toBe(4);
});
