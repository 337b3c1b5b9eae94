import { expect, onTestFinished, test } from "vitest";
import { openMakerDatabase } from "#tests/support/maker-database.ts";
import { listDevices } from "./devices.ts";

test("the tools take a maker's category for what its record says, however it is called", async () => {
  const { db, close } = await openMakerDatabase();
  onTestFinished(close);
  const reader = { db, language: "en" as const, tags: new Set<string>() };
  const batteries = await listDevices(reader, ["battery"]);
  expect(batteries).toMatchObject([{ id: "tank-10", role: "battery" }]);
  expect(await listDevices(reader, ["inverter"])).toHaveLength(6);
});
