import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
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
  const texts = tags.map((tag) => [tag, makerText.parse(read(join(directory, `maker.${tag}.yaml`)))]);
  return { directory, data: makerData.parse(read(file)), texts: Object.fromEntries(texts) };
}

const read = (file: string): unknown => parse(readFileSync(file, "utf8"));

const nameless: MakerData = {
  name: "Maker",
  api: "Maker",
  model: "A1",
  colours: { brand: "#35615a", second: "#2b5f9e" },
  symbol: "symbol.svg",
  productTypes: [],
  segments: [],
};
