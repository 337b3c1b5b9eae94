import { cp, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "#domain/content/read-files.ts";
import { emptyFolder } from "#tests/support/content-copy.ts";
import { importProducts } from "./import-products.ts";
import type { Decimal } from "./read-cell.ts";

/**
 * Made-up rows in the form of the California Energy Commission's inverter list, as the System Advisor Model publishes
 * it: name, Paco, Pdco, Vdcmax, Mppt_low, Mppt_high and Pnt, brought into the columns of the sheet.
 */
const head =
  "id;model;category;series;position;ratedPower [W];maxPvPower [W];maxPvVoltage [V];mpptVoltage.min [V];mpptVoltage.max [V];nightConsumption [W];name [en];summary [en];description [en]";

function rowsOf(decimal: Decimal, count: number) {
  const say = (value: number) => String(value).replace(".", decimal === "comma" ? "," : ".");
  return Array.from({ length: count }, (_, place) => {
    const power = 250 + place * 2.5;
    const model = `Maker ${place % 120}: M-${place}-US-208 [208V]`;
    const figures = [power, power * 1.05, 600, 100.5, 480, power / 4000].map((value) =>
      say(Math.round(value * 1000) / 1000),
    );
    const facts = [`cec-${place}`, model, "converters", "micro", 100 + place, ...figures];
    return [...facts, model, "An inverter of the list", "<p>From the list</p>"].join(";");
  });
}

async function folderAnd(rows: string[]) {
  const folder = await emptyFolder();
  await cp("tests/fixtures/maker", folder, { recursive: true });
  const file = join(folder, "products.csv");
  await writeFile(file, `${[head, ...rows].join("\r\n")}\r\n`);
  return { folder, file };
}

test.each([
  ["comma", 3000],
  ["point", 30],
] as const)(
  "a list with a decimal %s and %i rows is checked, then written and read back",
  async (decimal, count) => {
    const { folder, file } = await folderAnd(rowsOf(decimal, count));
    const before = await readdir(join(folder, "products"));
    const planned = await importProducts(file, folder, { dryRun: true, decimal });
    expect({ rows: planned.rows, files: planned.files.length }).toEqual({ rows: count, files: 2 * count });
    expect(await readdir(join(folder, "products"))).toEqual(before);

    expect(await importProducts(file, folder, { dryRun: false, decimal })).toEqual(planned);
    const { products } = await readContent(folder);
    expect(products.length).toBe(count + 8);
    expect(products.find(({ id }) => id === "cec-1")?.data).toMatchObject({
      model: "Maker 1: M-1-US-208 [208V]",
      specs: { ratedPower: 252.5, mpptVoltage: { min: 100.5, max: 480 }, nightConsumption: 0.063 },
    });
  },
);

test("each fault in thousands of rows is named by its row and column, and nothing is written", async () => {
  const rows = rowsOf("comma", 3000);
  rows[2000] = rows[2000]?.replace("M-2000-", "M-20-").replace("Maker 80:", "Maker 20:") ?? "";
  rows[2500] = rows[2500]?.replace(";100,5;", ";100.5;") ?? "";
  rows[2600] = rows[2600]?.replace(/^[^;]*;[^;]*/, "cec-2600;BW-300") ?? "";
  rows.splice(1000, 0, "");
  const { folder, file } = await folderAnd(rows);
  const before = await readdir(join(folder, "products"));
  await expect(importProducts(file, folder, { dryRun: false, decimal: "comma" })).rejects.toThrow(
    [
      'row 2503, column "mpptVoltage.min [V]": "100.5" is not a number (decimals are written with a comma: --decimal says so)',
      'row 2003, column "model": Maker 20: M-20-US-208 [208V] stands in row 22 too',
      'row 2603, column "model": BW-300 stands in products/bw-300.yaml too',
      "Nothing was written: 3 faults.",
    ].join("\n"),
  );
  expect(await readdir(join(folder, "products"))).toEqual(before);
});
