import { migrateDatabase, openDatabase } from "#db/client.ts";
import { importContent } from "#domain/content/publish/import-content.ts";
import { createTestDatabase } from "./database.ts";

/** A database that holds the content of a folder, and the means to drop it. */
export async function openFilledDatabase(name: string, directory: string) {
  const database = await createTestDatabase({
    name,
    async fill(config) {
      await migrateDatabase(config);
      const { db, close } = openDatabase(config, { maxConnections: 2, patient: true });
      await importContent(db, directory);
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
