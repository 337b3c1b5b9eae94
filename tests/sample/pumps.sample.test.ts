import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faultsOfStart } from "./manual-sentences.ts";

const ridges = ["hd-r3-6-1p", "hd-r5-1p", "hd-r6-1p", "hd-r8-1p", "hd-r12-1p"];

/** Of a motor that starts, six tenths are real power; two Cairn 10 give more than any port takes. */
const smallestRidge = (kilovoltAmperes: number) =>
  ridges.find((inverter) => {
    const bank = { inverter, units: 1, battery: "hd-c10", batteries: 2 };
    return faultsOfStart(bank, kilovoltAmperes, 0.6 * kilovoltAmperes).length === 0;
  });

/** Rows of a table that begin with the kilowatts of a pump: what it draws at the start, and the models beside it. */
function rowsOf(file: string) {
  const rows = readFileSync(file, "utf8").matchAll(/<tr><td>[\d.,]+.kW<\/td>(.*)<\/tr>/g);
  return [...rows].map(([, cells = ""]) => {
    const start = [...cells.matchAll(/([\d.,]+).kVA/g)].at(-1)?.[1] ?? "";
    const models = [...cells.matchAll(/<td>(HD-R[\d.]+-1P)/g)].map(([, model = ""]) => model);
    return { start: Number(start.replace(",", ".")), models };
  });
}
const idOf = (model: string | undefined) => model?.toLowerCase().replace(".", "-");

test.each(["en", "es", "my"])(
  "answer and article give each pump the smallest Ridge that starts it, %s",
  (language) => {
    const answer = rowsOf(`content/faq/generator.${language}.yaml`);
    const article = rowsOf(`content/blogs/why-surge-matters-for-pumps.${language}.yaml`);
    expect(answer).toHaveLength(4);
    expect(article).toHaveLength(4);
    for (const { start, models } of [...answer, ...article]) {
      expect(idOf(models[0]), `${start} kVA`).toBe(smallestRidge(start));
      if (models[1]) expect(idOf(models[1]), `${start / 2} kVA`).toBe(smallestRidge(start / 2));
    }
  },
);
