import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readRecord } from "./read-record.ts";
import { makerData } from "./schema.ts";

const record = `name: Kestrel Volt
api: KestrelVolt
model: KV-5
colours:
  brand: "#35615a"
  second: "#2b5f9e"
symbol: symbol.svg
productTypes: [inverter]
segments: [home]
`;

function read(text: string) {
  const file = join(mkdtempSync(join(tmpdir(), "maker-")), "maker.yaml");
  writeFileSync(file, text);
  return readRecord(file, makerData);
}

test("a maker's record is read", () => {
  expect(read(record).name).toBe("Kestrel Volt");
});

test.each([
  [record.replace('"#35615a"', "brown"), /maker\.yaml:5: colours\.brand: /],
  [record.replace("symbol:", "symbool:"), /maker\.yaml:7: .*symbool/],
  [record.replace("name: Kestrel Volt\n", ""), /maker\.yaml:\d+: name: /],
  [record.replace("api: ", "\tapi: "), /maker\.yaml:2: /],
])("a mistake in it is a sentence with its line", (text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});
