import { onTestFinished } from "vitest";
import { migrateDatabase, openDatabase } from "#db/client.ts";
import { createTestDatabase } from "./database.ts";

/** A database with tables and nothing in them, gone after the test. */
export async function openEmptyDatabase() {
  const database = await createTestDatabase({
    name: "tables",
    fill: async (config) => void (await migrateDatabase(config)),
  });
  const { db, close } = openDatabase(database.config, { maxConnections: 3 });
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  return { db, config: database.config };
}
