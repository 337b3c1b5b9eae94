import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Manifest } from "./build.ts";
import { listFiles, listWidths } from "./derive.ts";
import { DERIVED, listOriginals, MANIFEST, MEDIA } from "./paths.ts";

const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, "utf8"));
const pictures = Object.entries(manifest);
const files = pictures.flatMap(([, { hash, widths, og }]) => listFiles(hash, widths, og));

test("every original stands in the manifest, and nothing else does", () => {
  expect(Object.keys(manifest)).toEqual(listOriginals().map(({ id }) => id));
});

test("every picture has its files", () => {
  expect(files.filter((name) => !existsSync(join(DERIVED, name)))).toEqual([]);
});

test("no derived file is left over", () => {
  expect(readdirSync(DERIVED).sort()).toEqual([...new Set(files)].sort());
});

test("every picture says its true size, and its files are as wide as their names", async () => {
  for (const { id, path } of listOriginals()) {
    const { width, height } = await sharp(path).metadata();
    expect(manifest[id], id).toMatchObject({ width, height, widths: listWidths(id, width) });
  }
  for (const name of files.filter((file) => !file.endsWith("-og.jpg"))) {
    const { width } = await sharp(join(DERIVED, name)).metadata();
    expect(name).toContain(`-${width}.`);
  }
});

test("what stands behind a whole page has a size for a laptop", () => {
  const scenes = pictures.filter(([id]) => id.startsWith("scenes/"));
  expect(scenes.filter(([, { widths }]) => !widths.includes(1600))).toEqual([]);
});

test.each(["en", "es", "my"])("every picture is described in %s, in order", (locale) => {
  const alts = readAlts(locale);
  expect(Object.keys(manifest).filter((id) => !alts[id]?.trim())).toEqual([]);
  expect(Object.keys(alts)).toEqual(Object.keys(alts).sort());
  expect(Object.keys(alts)).toEqual(Object.keys(readAlts("en")));
});

function readAlts(locale: string): Record<string, string> {
  return parse(readFileSync(join(MEDIA, `alts.${locale}.yaml`), "utf8"));
}
