import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { documents } from "#domain/content/kinds/documents.ts";
import { countPages } from "./count-pages.ts";
import { openLibrary } from "./library.ts";
import { FILES, RECORDS } from "./paths.ts";
import { planDocuments } from "./plan/plan-documents.ts";

const records = readdirSync(RECORDS).map((name) => ({
  id: name.replace(/\.yaml$/, ""),
  ...documents.data.parse(parse(readFileSync(join(RECORDS, name), "utf8"))),
}));
const read = (path: string) => readFileSync(join(FILES, path));
const hasTextReader = spawnSync("pdftotext", ["-v"]).error === undefined;

test("every document that the site offers is a PDF of the stated size, checksum and length", () => {
  for (const { id, path, bytes, sha256, pages } of records) {
    const pdf = read(path);
    expect(pdf.subarray(0, 5).toString(), id).toBe("%PDF-");
    expect(
      { bytes: pdf.length, sha256: createHash("sha256").update(pdf).digest("hex"), pages: countPages(pdf) },
      id,
    ).toEqual({
      bytes,
      sha256,
      pages,
    });
  }
});

test("a phone number stays on one line in every manual", async () => {
  const manuals = planDocuments(await openLibrary()).filter(({ id }) => /-manual-(en|es|my)$/.test(id));
  expect(manuals.length).toBeGreaterThan(10);
  for (const { id, makeHtml } of manuals) expect(makeHtml(), id).not.toMatch(/\+45 \d/);
});

test("no file lies there without a record", () => {
  const known = records.map(({ path }) => path).sort();
  expect(
    readdirSync(join(FILES, "documents"))
      .map((name) => `documents/${name}`)
      .sort(),
  ).toEqual(known);
});

test("every document carries its title, its language and the tags that a screen reader needs", () => {
  for (const { id, path, language } of records) {
    const text = read(path).toString("latin1");
    expect(text, id).toMatch(/\/Title /);
    expect(text, id).toContain(`/Lang (${language})`);
    expect(text, id).toContain("/Marked true");
  }
});

test("fonts are embedded as fonts, never as drawings of letters", () => {
  expect(records.filter(({ path }) => read(path).includes("/Type3")).map(({ id }) => id)).toEqual([]);
});

test("documents stay small enough for a slow line", () => {
  const limit = {
    Datasheet: 190_000,
    "User Manual": 400_000,
    Manual: 400_000,
    Brochure: 1_500_000,
    General: 200_000,
  };
  expect(records.filter(({ kind, bytes }) => bytes > limit[kind]).map(({ id }) => id)).toEqual([]);
  expect(records.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(40_000_000);
});

test("everything is there in English, eight of ten in Spanish and a third or more in Burmese", () => {
  // A laboratory writes its certificate in one language.
  const ours = records.filter(({ id }) => !id.includes("-certificate-"));
  const count = (language: string) => ours.filter((record) => record.language === language).length;
  expect(count("es") / count("en")).toBeGreaterThan(0.8);
  expect(count("my") / count("en")).toBeGreaterThan(0.3);
  const english = new Set(records.filter(({ language }) => language === "en").map(({ id }) => id));
  const alone = records.filter(({ id }) => !english.has(id.replace(/-(es|my)$/, "-en")) && !english.has(id));
  expect(alone.map(({ id }) => id)).toEqual([]);
});

test("a document that replaces an older one is newer, in the same language and of the same kind", () => {
  const replacing = records.filter(({ replaces }) => replaces);
  expect(replacing.length).toBeGreaterThan(1);
  for (const { replaces, date, kind, language } of replacing) {
    const older = records.find(({ id }) => id === replaces);
    expect(older).toMatchObject({ kind, language });
    expect(Date.parse(date)).toBeGreaterThan(Date.parse(older?.date ?? ""));
  }
});

test.runIf(hasTextReader).each([
  ["hd-r5-1p-datasheet-en", ["HD-R5-1P", "5,000 W", "97.6 %", "22 kg", "AS/NZS 4777.2:2020"]],
  ["hd-c10-datasheet-es", ["HD-C10", "10,24 kWh", "9,22 kWh", "6000"]],
  ["strata-installation-manual-en", ["HD-T25", "1,870 mm", "63 A 1,000 V DC, 10 kA"]],
  ["quarry-declaration-en", ["HD-Q125-261", "UL 9540A test report", "fictitious"]],
  ["hd-bg2-firmware-note-en", ["B2-4.03", "HD-BG"]],
])("a reader of %s finds the model and its figures", (id, phrases) => {
  const path = join(FILES, records.find((record) => record.id === id)?.path ?? "");
  expect(existsSync(path)).toBe(true);
  const { stdout } = spawnSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" });
  const text = stdout.replace(/[\u00a0\s]+/g, " ");
  for (const phrase of phrases) expect(text).toContain(phrase);
});
