import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeReference } from "./make-reference.ts";

test("the reference and the editors' schemas say what the schemas say; else: npm run content -- reference", () => {
  for (const [path, text] of makeReference()) expect(readFileSync(path, "utf8"), path).toBe(text);
});

test("the reference tells a field with its type, its limits and an example", () => {
  const text = makeReference().get("docs/content.md");
  expect(text).toContain("| `specs` | by id: number or boolean or group or list from 1 of number");
  expect(text).toMatch(/^\| `offices\[\]\.latitude` \| number -90–90 \| yes \| `52\.52` \|/m);
});
