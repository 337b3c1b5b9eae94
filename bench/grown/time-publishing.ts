import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readConfig } from "#config/config.ts";
import { openDatabase } from "#db/client.ts";
import { fileOf } from "#domain/content/parts/part.ts";
import { readParts } from "#domain/content/parts/store.ts";
import { importRecords } from "#domain/content/publish/import-content.ts";
import { reachDatabase } from "#server/data/prepare-database.ts";
import { createLog } from "#server/process/log.ts";

const product = "hd-r5-1p";
const rounds = 20;
/** A page that shows old content after this many milliseconds is an error. */
const patience = 10_000;

/**
 * Milliseconds from `npm run content -- import products/….yaml`, without its process start, until the product's page
 * shows the change.
 */
export async function timePublishing(data: string, site: string): Promise<number[]> {
  const folder = join(data, "edited");
  const { pool, stop } = await reachDatabase(readConfig({ DATA_DIR: data }), createLog("warn"));
  const { db, close } = openDatabase(pool, { maxConnections: 2, patient: true });
  for (const part of await readParts(db, "products", [product])) {
    await mkdir(dirname(join(folder, fileOf(part))), { recursive: true });
    await writeFile(join(folder, fileOf(part)), part.source);
  }
  const file = join(folder, `products/${product}.en.yaml`);
  const words = await readFile(file, "utf8");
  const times: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const summary = `As written at ${Date.now()}`;
    await writeFile(file, words.replace(/^summary: .*/m, `summary: ${summary}`));
    const begun = performance.now();
    await importRecords(db, [file], { force: round < 0 });
    await waitForPage(`${site}/products/${product}`, summary);
    if (round >= 0) times.push(performance.now() - begun);
  }
  await writeFile(file, words);
  await importRecords(db, [file], { force: true });
  await close();
  await stop();
  await rm(folder, { recursive: true });
  return times;
}

async function waitForPage(url: string, words: string) {
  const end = performance.now() + patience;
  while (!(await (await fetch(url)).text()).includes(words))
    if (performance.now() > end) throw new Error(`${url} still says what it said before`);
}
