import { expect, test } from "vitest";
import { deriveKey } from "./derive-key.ts";

const noon = Date.UTC(2026, 10, 15, 12);
const fields = { name: "Aye", message: "Do you ship to Porto?" };

test("the same words from the same address a minute later are the same submission", async () => {
  const reordered = { message: fields.message, name: fields.name, stamp: "another" };
  expect(await deriveKey(fields, "192.0.2.1", noon)).toBe(
    await deriveKey(reordered, "192.0.2.1", noon + 60_000),
  );
});

test("other words, another visitor or a quarter of an hour make another submission", async () => {
  const keys = await Promise.all([
    deriveKey(fields, "192.0.2.1", noon),
    deriveKey({ ...fields, name: "Aye Aye" }, "192.0.2.1", noon),
    deriveKey(fields, "192.0.2.2", noon),
    deriveKey(fields, "192.0.2.1", noon + 15 * 60_000),
  ]);
  expect(new Set(keys).size).toBe(4);
});
