import { expect, test } from "vitest";
import { momentText, venueDay, venueTime, venueZone } from "./venue-time.ts";

const at = (iso: string) => Date.parse(iso) / 1000;

test("a morning in Brisbane is shown on Brisbane's day, not on the day before in UTC", () => {
  const [start, end] = [at("2027-03-10T22:00:00Z"), at("2027-03-11T06:00:00Z")];
  expect(venueTime(start, end, "Australia/Brisbane")).toBe("2027-03-11, 08:00–16:00");
  expect(venueDay(start, "Australia/Brisbane")).toEqual({ year: "2027", month: "03", day: "11" });
});

test("a fair of three days says when it begins and when it ends", () => {
  const [start, end] = [at("2026-09-22T08:00:00Z"), at("2026-09-24T16:00:00Z")];
  expect(venueTime(start, end, "Africa/Lagos")).toBe("2026-09-22, 09:00 – 2026-09-24, 17:00");
});

test("a zone is named by its town and its distance from UTC", () => {
  expect(venueZone(at("2026-06-27T02:30:00Z"), "Asia/Yangon")).toBe("Yangon, UTC+6:30");
  expect(venueZone(at("2026-06-27T02:30:00Z"), "Africa/Accra")).toBe("Accra, UTC");
});

test("a moment can be told in figures only", () => {
  expect(momentText(at("2027-03-10T22:00:00Z"), "Asia/Yangon")).toBe("2027-03-11, 04:30 (Yangon, UTC+6:30)");
  expect(momentText(at("2027-03-10T22:00:00Z"), "UTC")).toBe("2027-03-10, 22:00 (UTC)");
});
