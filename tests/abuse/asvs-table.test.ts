import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const text = readFileSync(join(root, "docs/asvs.md"), "utf8");
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| ([^|]+) \| `([^`]+)` \|$/gm)].map(
  ([, number = "", level = "", how = "", file = ""]) => ({ number, level, how, file }),
);

test("what the table of requirements names is there to be looked at", () => {
  expect(rows.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});

test.each([
  ["1", /Level 1: (\d+) of (\d+)/],
  ["2", /level 2: (\d+) of (\d+)/],
])("the sums of level %s are those of the table", (level, sentence) => {
  const own = rows.filter((row) => row.level === level);
  const met = own.filter(({ how }) => !/NOT (MET|SHOWN)/.test(how));
  expect(sentence.exec(text.replaceAll("\n", " "))?.slice(1).map(Number)).toEqual([met.length, own.length]);
});
