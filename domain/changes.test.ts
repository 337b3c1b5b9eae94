import { expect, test } from "vitest";
import { hasChangedTag, readChanges, writeChanges } from "./changes.ts";

test("a few changes are told record by record", () => {
  expect([...readChanges(writeChanges(["news:a", "news:b"]))]).toEqual(["news", "news:a", "news:b"]);
});

test("what a notification cannot hold is told by kind, and at worst as everything", () => {
  const long = (kind: string) =>
    Array.from({ length: 96 }, (_, index) => `${kind}:${"စာ".repeat(60)}${index}`);
  const byKind = writeChanges([...long("blogs"), "news:a"]);
  expect([...readChanges(byKind)]).toEqual(["blogs", "blogs:*", "news", "news:*"]);
  const everything = writeChanges(Array.from({ length: 2000 }, (_, index) => `kind-${index}:a`));
  expect(everything).toBe('["*"]');
  expect(Buffer.byteLength(byKind)).toBeLessThan(8000);
});

test.each([undefined, "", "{broken", '"news"', "{}", "[1]", "null"])(
  "a notification that says %j counts as a change of everything",
  (payload) => {
    expect([...readChanges(payload)]).toEqual(["*"]);
  },
);

test.each([
  [["news:a"], true],
  [["blogs:*"], true],
  [["news"], false],
  [["faq:a", "*"], true],
])("a page with the tags products:x, news:a and blogs:a is out of date after %j: %s", (changed, isOld) => {
  expect(hasChangedTag(["products:x", "news:a", "blogs:a"], new Set(changed))).toBe(isOld);
});
