import { expect, test } from "vitest";
import { momentText, venueDay, venueTime, venueZone } from "./venue-time.ts";

const at = (iso: string) => Date.parse(iso) / 1000;

test("a morning in Brisbane is shown on Brisbane's day, not on the day before in UTC", () => {
  const [start, end] = [at("2027-03-10T22:00:00Z"), at("2027-03-11T06:00:00Z")];
  expect(venueTime(start, end, { start: 600, end: 600 })).toBe("2027-03-11, 08:00–16:00");
  expect(venueDay(start, 600)).toEqual({ year: "2027", month: "03", day: "11" });
});

test("a fair of three days says when it begins and when it ends", () => {
  const [start, end] = [at("2026-09-22T08:00:00Z"), at("2026-09-24T16:00:00Z")];
  expect(venueTime(start, end, { start: 60, end: 60 })).toBe("2026-09-22, 09:00 – 2026-09-24, 17:00");
});

test("a fair that ends on another time than it began on says both as the clocks there do", () => {
  const [start, end] = [at("2026-03-28T08:00:00Z"), at("2026-03-29T16:00:00Z")];
  expect(venueTime(start, end, { start: 60, end: 120 })).toBe("2026-03-28, 09:00 – 2026-03-29, 18:00");
});

test("a zone is told by its name, if it has one, and its distance from UTC", () => {
  expect(venueZone("Myanmar Time", 390)).toBe("Myanmar Time, UTC+6:30");
  expect(venueZone("Greenwich Mean Time", 0)).toBe("Greenwich Mean Time, UTC");
  expect(venueZone("", -300)).toBe("UTC-5");
});

test("a moment can be told in figures only", () => {
  expect(momentText(at("2027-03-10T22:00:00Z"), 390)).toBe("2027-03-11, 04:30 (UTC+6:30)");
  expect(momentText(at("2027-03-10T22:00:00Z"), 0)).toBe("2027-03-10, 22:00 (UTC)");
});
