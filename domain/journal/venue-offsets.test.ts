import { expect, test } from "vitest";
import { venueOffsets } from "./venue-offsets.ts";

test.each([
  ["Asia/Yangon", 390],
  ["Africa/Accra", 0],
  ["America/Bogota", -300],
  ["America/St_Johns", -210],
  ["UTC", 0],
])("the clocks in %s are %i minutes from UTC in winter", (timeZone, offset) => {
  const moment = new Date("2026-12-27T02:30:00Z");
  expect(venueOffsets(timeZone, moment, moment)).toEqual({ start: offset, end: offset });
});

test("a fair can end on another time than it began on", () => {
  const [start, end] = [new Date("2026-03-28T08:00:00Z"), new Date("2026-03-29T08:00:00Z")];
  expect(venueOffsets("Europe/Madrid", start, end)).toEqual({ start: 60, end: 120 });
});
