import { expect, test } from "vitest";
import { zoneName } from "./zone-name.ts";

const winter = new Date("2027-02-18T13:00:00Z");

test.each([
  ["en", "Central European Time"],
  ["es", "hora de Europa central"],
  ["my", "ဥရောပအလယ်ပိုင်း အချိန်"],
] as const)("the clocks in Copenhagen have a name in %s", (language, name) => {
  expect(zoneName(language, "Europe/Copenhagen", winter)).toBe(name);
});

test("clocks that are named by nothing but their distance have no name", () => {
  expect(zoneName("my", "UTC", winter)).toBe("");
  expect(zoneName("es", "Etc/GMT+5", winter)).toBe("");
});
