import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readIfExists } from "#db/read-if-exists.ts";
import { products } from "#domain/content/kinds/catalogue.ts";
import { setValues } from "#domain/content/parts/set-value.ts";
import { isFault } from "#domain/content/problem.ts";
import { readContent } from "#domain/content/read-files.ts";
import type { Content } from "#domain/content/records.ts";
import { checkReferences } from "#domain/content/references.ts";
import { checkTrade } from "#domain/content/trade/check-trade.ts";
import { writeYaml } from "#domain/content/yaml-file.ts";
import { readCsv } from "#domain/csv.ts";
import { UsageError } from "../../command/run-command.ts";
import { decodeSheet } from "./decode-sheet.ts";
import type { Decimal } from "./read-cell.ts";
import { type ReadProduct, readProducts } from "./read-products.ts";

type Options = { dryRun: boolean; decimal: Decimal };

/** Writes the rows of a sheet as product files of a content folder: all of them, or none if one is wrong. */
export async function importProducts(file: string, directory: string, { dryRun, decimal }: Options) {
  const known = await readContent(directory);
  const { products: rows, faults } = readProducts(readCsv(decodeSheet(await readFile(file))), known, decimal);
  for (const { row, texts } of rows) {
    const at = (column: string, message: string) => faults.push(`row ${row}, column "${column}": ${message}`);
    for (const [language, text] of Object.entries(texts))
      for (const field of ["name", "summary", "description"].filter((field) => !text[field]))
        at(`${field} [${language}]`, "is missing beside the other words");
    if (!texts.en) at("name [en]", "the English words are missing");
  }
  if (faults.length === 0) faults.push(...checkTogether(rows, known));
  if (faults.length > 0)
    throw new UsageError(`${faults.join("\n")}\nNothing was written: ${faults.length} faults.`);
  const wanted = rows.flatMap(({ id, data, texts }) => [
    [`${id}.yaml`, products.data.parse(data)] as const,
    ...Object.entries(texts).map(([tag, text]) => [`${id}.${tag}.yaml`, products.text.parse(text)] as const),
  ]);
  const changed = await listChanged(directory, wanted);
  if (!dryRun) {
    await mkdir(join(directory, "products"), { recursive: true });
    for (const [name, text] of changed) await writeFile(join(directory, "products", name), text);
  }
  return { rows: rows.length, files: changed.map(([name]) => name) };
}

/** What the rows name must exist, and their figures must agree by the rules of the trade. */
function checkTogether(rows: ReadProduct[], known: Content): string[] {
  const placeOf = new Map(rows.map(({ id, row }) => [`products/${id}.yaml`, `row ${row}`]));
  const others = known.products.filter(({ id }) => !placeOf.has(`products/${id}.yaml`));
  const own = rows.map(({ row: _, ...product }) => product);
  const together = { ...known, products: [...others, ...own] as Content["products"] };
  return [...checkReferences(together), ...checkTrade(together)]
    .filter(isFault)
    .map(({ file, message }) => `${placeOf.get(file) ?? file}: ${message}`);
}

/** Files that will say something else; what the sheet does not change stays as it was typed. */
async function listChanged(directory: string, wanted: (readonly [string, unknown])[]) {
  const changed = await Promise.all(
    wanted.map(async ([name, value]) => {
      const source = await readIfExists(readFile(join(directory, "products", name), "utf8"));
      const text = source === undefined ? writeYaml(value) : setValues(source, value);
      return text === source ? [] : [[name, text] as const];
    }),
  );
  return changed.flat();
}
