import { beforeAll, expect, test } from "vitest";
import { importContent } from "#domain/content/publish/import-content.ts";
import { rename } from "#domain/content/publish/rename.ts";
import { edit, exportCopy } from "#tests/support/content-copy.ts";
import { openMakerDatabase } from "#tests/support/maker-database.ts";
import { listSpecHistory } from "./spec-history.ts";

let db: Awaited<ReturnType<typeof openMakerDatabase>>["db"];
beforeAll(async () => {
  const database = await openMakerDatabase();
  db = database.db;
  return () => database.close();
});
const historyOf = (product: string, language: "en" | "es" = "en") =>
  listSpecHistory({ db, language, tags: new Set() }, product);

test("visitors read which specifications changed since the first import, when and why, and a rename keeps it", async () => {
  expect(await historyOf("bw-300")).toEqual([]);
  const folder = await exportCopy(db);
  const change = (folder: string, file: string, from: string, to: string) =>
    edit(folder, `products/${file}.yaml`, (text) => text.replace(from, to));

  await change(folder, "bw-300", "position: 1", "position: 7");
  await importContent(db, folder, { message: { en: "Moved in the list" } });
  expect(await historyOf("bw-300")).toEqual([]);

  await change(folder, "bw-300", "weight: 2", "weight: 2.4");
  await change(folder, "bw-300", "  connectorColour: black\n", "");
  await importContent(db, folder, { note: "typo", message: { en: "Weighed again", es: "Pesado de nuevo" } });
  const [day, ...others] = await historyOf("bw-300", "es");
  expect(others).toEqual([]);
  expect(day?.reasons).toEqual([{ language: "es", text: "Pesado de nuevo" }]);
  expect(day?.specs).toMatchObject([
    { name: "Peso", before: { low: 2, unit: "kg" }, after: { low: 2.4, unit: "kg" } },
    { name: "Color de los conectores", before: { labels: ["Negro"] }, after: null },
  ]);

  await rename(db, { kind: "products", id: "bw-300" }, "bw-301", {});
  expect((await historyOf("bw-301")).map(({ specs }) => specs.length)).toEqual([2]);

  const other = await exportCopy(db);
  await change(other, "bw-301", "weight: 2.4", "weight: 2\n  connectorColour: black");
  await importContent(db, other);
  expect(await historyOf("bw-301"), "put right on the same day").toEqual([]);
});
