import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const entry = {
  id: "west-africa-power-days-2026",
  title: "ဆိုလာ; a, b\\c",
  summary: "Long enough to be folded over several lines of the file. ".repeat(4).trim(),
  start: Date.UTC(2026, 8, 22, 8) / 1000,
  end: Date.UTC(2026, 8, 24, 16) / 1000,
  place: "Hall 3, Lagos",
  url: "https://heliodane.example/about/event/west-africa-power-days-2026",
  language: "en",
};

test("the stamp says when the file was made, so that a calendar takes a later one for newer", () => {
  const before = Math.floor(Date.now() / 1000);
  const [event] = new ICAL.Component(ICAL.parse(calendarFile(entry))).getAllSubcomponents("vevent");
  const stamp = event?.getFirstPropertyValue("dtstamp") as ICAL.Time;
  expect(stamp.toUnixTime()).toBeGreaterThanOrEqual(before);
});

test("a calendar reads back what the page says, with its commas, semicolons and Burmese letters", () => {
  const [event] = new ICAL.Component(ICAL.parse(calendarFile(entry))).getAllSubcomponents("vevent");
  const read = new ICAL.Event(event);
  expect(read.summary).toBe(entry.title);
  expect(read.location).toBe(entry.place);
  expect(read.description).toBe(`${entry.summary}\n\n${entry.url}`);
  expect(read.startDate.toJSDate().toISOString()).toBe("2026-09-22T08:00:00.000Z");
  expect(read.endDate.toJSDate().toISOString()).toBe("2026-09-24T16:00:00.000Z");
  expect(read.uid).toBe("west-africa-power-days-2026@heliodane.example");
});

test("no line of the file is longer than 75 bytes and all end in CRLF", () => {
  const text = calendarFile(entry);
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
