import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazySizes, pictureSource, sourceSet } from "./picture-source.ts";
import { throttle } from "./throttle.ts";

const entry = {
  id: "x",
  hash: "abc",
  width: 1600,
  height: 900,
  color: "#fff",
  widths: [320, 640, 1280],
  alt: "",
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a picture offers each of its widths in each format", () => {
  expect(sourceSet(entry, "avif")).toBe(
    "/media/abc-320.avif 320w, /media/abc-640.avif 640w, /media/abc-1280.avif 1280w",
  );
  expect(pictureSource(entry)).toBe("/media/abc-640.webp");
});

test("a lazy picture is narrower on a phone alone", () => {
  expect(lazySizes("(width >= 950px) 46vw, 92vw")).toBe("(width >= 950px) 46vw, 74vw");
  expect(lazySizes("90vw")).toBe("90vw");
});

test("scrolling asks at once, then at most every 200 ms, and once more at the end", () => {
  const asked: number[] = [];
  const scrolled = throttle(() => asked.push(Date.now()), 200);
  const start = Date.now();
  for (let time = 0; time <= 450; time += 50) {
    scrolled();
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(1000);
  expect(asked.map((time) => time - start)).toEqual([0, 200, 400, 600]);
});
