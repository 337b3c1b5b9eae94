import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "#domain/content/read-files.ts";
import { emptyFolder } from "#tests/support/content-copy.ts";
import { exportProducts } from "./export-products.ts";
import { importProducts } from "./import-products.ts";

const fixture = "tests/fixtures/maker";
const point = { dryRun: false, decimal: "point" as const };

async function folderAnd(sheet: string) {
  const folder = await emptyFolder();
  await cp(fixture, folder, { recursive: true });
  await writeFile(join(folder, "sheet.csv"), sheet);
  return { folder, file: join(folder, "sheet.csv") };
}

/** Facts of the California Energy Commission's list, as the System Advisor Model publishes it (2019-03-05). */
const excerpt = `id;model;category;series;position;ratedPower [W];phases;nightConsumption [W];name [en];summary [en];description [en]
abb-micro;ABB MICRO-0.25-I;converters;micro;20;250;single;0,075;Micro;"A micro inverter; small";<p>Micro</p>
`;

test.each(["point", "comma"] as const)(
  "what is exported with a decimal %s is read back as it was",
  async (decimal) => {
    const sheet = exportProducts(await readContent(fixture), decimal);
    expect(sheet.split("\r\n")[0]).toContain("ratedPower [W]");
    const { folder, file } = await folderAnd(sheet);
    const { rows, files } = await importProducts(file, folder, { dryRun: true, decimal });
    expect(rows).toBe(8);
    const written = await importProducts(file, folder, { dryRun: false, decimal });
    expect(written.files).toEqual(files);
    expect(await readContent(folder)).toEqual(await readContent(fixture));
  },
);

test("a sheet in UTF-16 with tabs is read, and one in another encoding is refused in a sentence", async () => {
  const comma = { dryRun: true, decimal: "comma" as const };
  const { folder, file } = await folderAnd("");
  const text = excerpt.replace("Micro;", "Micró;").replaceAll(/;(?! )/g, "\t");
  await writeFile(file, Buffer.from(`\uFEFF${text}`, "utf16le"));
  expect((await importProducts(file, folder, comma)).rows).toBe(1);
  await writeFile(file, Buffer.from(text, "latin1"));
  await expect(importProducts(file, folder, comma)).rejects.toThrow("neither UTF-8 nor UTF-16");
});

test("a row with a decimal comma becomes a product; a dry run writes nothing", async () => {
  const { folder, file } = await folderAnd(excerpt);
  const comma = { dryRun: true, decimal: "comma" as const };
  expect(await importProducts(file, folder, comma)).toEqual({
    rows: 1,
    files: ["abb-micro.yaml", "abb-micro.en.yaml"],
  });
  await expect(readFile(join(folder, "products/abb-micro.yaml"))).rejects.toThrow("ENOENT");
  await importProducts(file, folder, { ...comma, dryRun: false });
  expect(await readFile(join(folder, "products/abb-micro.yaml"), "utf8")).toContain(
    "nightConsumption: 0.075",
  );
});

test("what is wrong is told by row and column, and nothing is written", async () => {
  const { folder, file } = await folderAnd(
    "id,model,category,series,position,ratedPower [W],name [en],summary [en],description [en]\n" +
      'good,G1,converters,micro,30,"1000",Good,Good,<p>Good</p>\n' +
      'Bad One,B1,pumps,micro,x,"1,5",Bad,,<p>Bad</p>\n',
  );
  const failure = await importProducts(file, folder, point).catch((error: Error) => error.message);
  for (const sentence of [
    'row 3, column "id": "Bad One" must be lower-case words joined by hyphens',
    'row 3, column "position": "x" is not a number',
    'row 3, column "ratedPower [W]": "1,5" is not a number (decimals are written with a point: --decimal says so)',
    'row 3, column "summary [en]": is missing beside the other words',
  ])
    expect(failure).toContain(sentence);
  await expect(readFile(join(folder, "products/good.yaml"))).rejects.toThrow("ENOENT");
});

test("a row that names what is not there is told before anything is written", async () => {
  const { folder, file } = await folderAnd(excerpt.replace(";converters;micro;", ";pumps;micro;"));
  await expect(importProducts(file, folder, { dryRun: false, decimal: "comma" })).rejects.toThrow(
    "row 2: names pumps, which is not in categories\nNothing was written: 1 faults.",
  );
});

test("a column in another unit, an unknown one and a missing id are told before any row", async () => {
  const { folder, file } = await folderAnd("model,ratedPower [kW],colour\nA,1,red\n");
  await expect(importProducts(file, folder, point)).rejects.toThrow(
    'column "ratedPower [kW]" is in W, not in kW\ncolumn "colour" is neither a field of products nor a spec of specs/definitions.yaml\ncolumn "id" is missing',
  );
});

test("a sheet changes the figure that it names, and comments in the file stay", async () => {
  const { folder, file } = await folderAnd("id,ratedPower [W]\nbw-3k,3100\n");
  const product = join(folder, "products/bw-3k.yaml");
  const before = `# ask Ana about the fan\n${await readFile(product, "utf8")}`;
  await writeFile(product, before);
  expect(await importProducts(file, folder, point)).toEqual({ rows: 1, files: ["bw-3k.yaml"] });
  expect(await readFile(product, "utf8")).toBe(before.replace("ratedPower: 3000", "ratedPower: 3100"));
});
