import { expect, onTestFinished, test } from "vitest";
import { migrateDatabase, openDatabase } from "#db/client.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { importContent } from "../content/import-content.ts";
import { listDevices } from "./devices.ts";

test("the tools take a maker's category for what its record says, however it is called", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  await migrateDatabase(database.config);
  const { db, close } = openDatabase(database.config, { maxConnections: 2 });
  onTestFinished(close);
  await importContent(db, "tests/fixtures/maker");
  const reader = { db, language: "en" as const, tags: new Set<string>() };
  const batteries = await listDevices(reader, ["battery"]);
  expect(batteries).toMatchObject([{ id: "tank-10", role: "battery" }]);
  expect(await listDevices(reader, ["inverter"])).toHaveLength(5);
});
