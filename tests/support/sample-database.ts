import { fileURLToPath } from "node:url";
import { migrateDatabase, openDatabase } from "#db/client.ts";
import { importContent } from "#domain/content/import-content.ts";
import { createTestDatabase } from "./database.ts";

export const sampleDirectory = fileURLToPath(new URL("../../content", import.meta.url));

/** A database that holds the sample content, and the means to drop it. */
export async function openSampleDatabase() {
  const database = await createTestDatabase({
    name: "sample",
    async fill(config) {
      await migrateDatabase(config);
      const { db, close } = openDatabase(config, { maxConnections: 2, patient: true });
      await importContent(db, sampleDirectory);
      await close();
    },
  });
  const opened = openDatabase(database.config, { maxConnections: 6 });
  return {
    ...opened,
    config: database.config,
    async close() {
      await opened.close();
      await database.drop();
    },
  };
}
