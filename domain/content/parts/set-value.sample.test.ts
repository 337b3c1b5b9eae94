import { expect, test } from "vitest";
import { sampleDirectory } from "#tests/support/sample-database.ts";
import { parseYaml } from "../yaml-file.ts";
import { readFolder } from "./read-folder.ts";
import { setValue, setValues } from "./set-value.ts";

const { parts } = await readFolder(sampleDirectory);
const typed = parts.filter(({ kind }) => kind !== "media");

test("a file that is told what it says stays as it is, byte for byte", () => {
  expect(typed.length).toBeGreaterThan(1000);
  for (const { source, kind, id } of typed)
    expect(setValues(source, parseYaml(source)), `${kind}/${id}`).toBe(source);
});

test("a field that is set changes no line outside it", () => {
  const texts = typed.filter(({ part, source }) => part === "en" && /^title: [^"'>|]+$/m.test(source));
  expect(texts.length).toBeGreaterThan(50);
  for (const { source } of texts)
    expect(setValue(source, ["title"], "Another")).toBe(source.replace(/^title: .*$/m, "title: Another"));
});

test("comments and order stay where other fields are set, added and taken away", () => {
  const source = "# ours\nb: 1 # one\na:\n  # inside\n  x: 2\n  y: 3\nc:\n  - 1\n";
  expect(setValues(source, { a: { x: 5 }, b: 1, c: [1, 2], d: "new" })).toBe(
    "# ours\nb: 1 # one\na:\n  # inside\n  x: 5\nc:\n  - 1\n  - 2\nd: new\n",
  );
});
