import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { readRecord } from "./read-record.ts";
import { type MakerData, type MakerText, makerData, makerText } from "./schema.ts";

export type Maker = { directory: string; data: MakerData; texts: Record<string, MakerText> };

const makers = new Map<string, Maker>();

/** The maker whose content this process serves or builds. Node only. */
export function currentMaker(): Maker {
  const directory = resolve(process.env.CONTENT_DIR || "content");
  const known = makers.get(directory) ?? readMaker(directory);
  makers.set(directory, known);
  return known;
}

/** A folder without a maker's record, such as a part of a site, gets a maker without a name. */
function readMaker(content: string): Maker {
  const directory = join(content, "maker");
  const file = join(directory, "maker.yaml");
  if (!existsSync(file)) return { directory, data: nameless, texts: {} };
  const tags = readdirSync(directory).flatMap((name) => /^maker\.([\w-]+)\.yaml$/.exec(name)?.[1] ?? []);
  const texts = tags.map((tag) => [tag, readRecord(join(directory, `maker.${tag}.yaml`), makerText)]);
  return { directory, data: readRecord(file, makerData), texts: Object.fromEntries(texts) };
}

const nameless: MakerData = {
  name: "Maker",
  api: "Maker",
  model: "A1",
  colours: { brand: "#35615a", second: "#2b5f9e" },
  symbol: "symbol.svg",
  productTypes: [],
  segments: [],
};
