import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "#config/config.ts";
import { openDatabase } from "#db/client.ts";
import { reachDatabase } from "#server/data/prepare-database.ts";
import { createLog } from "#server/process/log.ts";
import { fill, type Size } from "../growth/fill.ts";
import { number } from "../report/figures.ts";
import { startOurSite } from "../servers/our-site.ts";

export const nameOf = ({ products, documents }: Size) =>
  `${number(products)} products, ${number(documents)} documents`;

/** A grown database takes minutes to make, so the next run reuses it. */
export async function growDatabase(folder: string, size: Size): Promise<string> {
  const data = join(folder, `growth-${size.products}-${size.messages}`);
  const stamp = join(data, "filled");
  if (existsSync(stamp)) return data;
  mkdirSync(data, { recursive: true });
  await (await startOurSite(data)).stop();
  console.info(`Growing the catalogue to ${nameOf(size)} ...`);
  const { pool, stop } = await reachDatabase(readConfig({ DATA_DIR: data }), createLog("warn"));
  const { db, close } = openDatabase(pool, { patient: true });
  await fill(db, size);
  await close();
  await stop();
  writeFileSync(stamp, "");
  return data;
}
