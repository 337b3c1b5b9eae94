import { afterAll, beforeAll, expect, test } from "vitest";
import { openSampleDatabase } from "#tests/support/sample-database.ts";
import { listApprovals } from "../documents/approvals.ts";
import type { Reader } from "../reader.ts";
import { listLights } from "../support/lights.ts";
import { buildForm } from "./builder.ts";
import { planNeedsForm } from "./needs.ts";
import { checkStringForm } from "./string-check.ts";

let sample: Awaited<ReturnType<typeof openSampleDatabase>>;
beforeAll(async () => {
  sample = await openSampleDatabase();
});
afterAll(() => sample.close());

const form = (query: string) => new URLSearchParams(query);
const asks: Record<string, (reader: Reader) => Promise<unknown>> = {
  needs: (reader) =>
    planNeedsForm(reader, form("cut=8&place=lagos&use-fridge=1&use-led-lamp=8&use-air-conditioner=1"), true),
  strings: (reader) =>
    checkStringForm(reader, form("inverter=hd-s50-3p&module=half-108-450&place=lagos"), true),
  builder: (reader) =>
    buildForm(
      reader,
      form("a-inverter=hd-r5-1p&a-battery=hd-c5&b-inverter=hd-s10-3p&b-battery=hd-t15&c-inverter=hd-r12-1p"),
      true,
    ),
  lights: (reader) => listLights(reader, { keyword: "blinks red twice" }),
  approvals: (reader) => listApprovals(reader, { market: "NG" }),
};

test.each(Object.keys(asks))("%s answers within 50 ms of processor time", async (tool) => {
  const ask = () => asks[tool]?.({ db: sample.db, language: "my", tags: new Set() });
  for (let warm = 0; warm < 5; warm++) await ask();
  const [rounds, before] = [20, process.cpuUsage()];
  for (let round = 0; round < rounds; round++) await ask();
  const { user, system } = process.cpuUsage(before);
  const each = (user + system) / rounds / 1000;
  process.stdout.write(`${tool}: ${each.toFixed(1)} ms\n`);
  expect(each).toBeLessThan(50);
});
