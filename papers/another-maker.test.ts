import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Planned } from "./plan/planned.ts";

let planned: Planned[];
let makePicture: (address: string) => Promise<Buffer>;
const printed = new Map<string, string>();

beforeAll(async () => {
  vi.stubEnv("CONTENT_DIR", "tests/fixtures/maker");
  vi.resetModules();
  const [{ openLibrary, MissingText }, { planDocuments }, pictures] = await Promise.all([
    import("./library.ts"),
    import("./plan/plan-documents.ts"),
    import("./page/pictures.ts"),
  ]);
  planned = planDocuments(await openLibrary());
  makePicture = pictures.makePicture;
  for (const { id, makeHtml } of planned) {
    try {
      printed.set(id, makeHtml());
    } catch (error) {
      if (!(error instanceof MissingText)) throw error;
    }
  }
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test("papers of another maker are datasheets and brochures in the languages it speaks", () => {
  expect(new Set(planned.map(({ record }) => record.kind))).toEqual(new Set(["Datasheet", "Brochure"]));
  expect(new Set(planned.map(({ record }) => record.language))).toEqual(new Set(["en", "es"]));
  expect(printed.size).toBeGreaterThan(15);
});

test("they say who made them, and nothing of the sample", () => {
  for (const [id, html] of printed) {
    expect(html, id).not.toMatch(/heliodane|havnelyset|\bHD-/i);
    expect(html, id).toContain('aria-label="Brightwater"');
  }
  expect(printed.get("bw-300-datasheet-en")).toContain("BW-DS-300-EN");
  expect(printed.get("converters-brochure-en")).toContain("distributor: brightwater.example");
});

test("key figures and tables follow its records, and a part without content has no heading", () => {
  const sheet = printed.get("bw-300-datasheet-en");
  expect(sheet).toMatch(/<dl class="figures"><div><dt>Rated power<\/dt><dd class="">300/);
  expect(printed.get("converters-brochure-en")).toMatch(
    /<th scope="col">Model<\/th><th scope="col">Rated power/,
  );
  expect(printed.get("converters-brochure-en")).toContain("<h2>In use</h2>");
  expect(printed.get("pump-drives-brochure-en")).not.toContain("<h2>In use</h2>");
  expect(printed.get("pump-drives-brochure-en")).toContain('class="closing"');
});

test("version and date of a paper are those of its record, and a paper that was brought stays", async () => {
  const { record } = planned.find(({ id }) => id === "bw-3k-datasheet-en") ?? {};
  expect(record).toMatchObject({ version: "1.0", date: "2026-01-01T00:00:00Z" });
  const { isBrought } = await import("./printed-here.ts");
  expect([isBrought("bw-3k-datasheet-en"), isBrought("bw-300-datasheet-en")]).toEqual([true, false]);
});

test("a picture that came as PNG is printed", async () => {
  const [address = ""] =
    /http:\/\/documents\.invalid\/pictures[^"]*/.exec(printed.get("bw-300-datasheet-en") ?? "") ?? [];
  expect((await makePicture(address)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
});
