import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProgress, type ProgressState, percentAfter } from "./progress.ts";

let shown: ProgressState[] = [];
const last = () => shown.at(-1);

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the bar grows towards 100 over 5000 ms and never beyond", () => {
  expect(percentAfter(0)).toBe(0);
  expect(percentAfter(2500)).toBe(50);
  expect(percentAfter(60_000)).toBe(100);
});

test("a page that comes within 200 ms shows no bar", () => {
  const progress = createProgress((state) => shown.push(state));
  progress.start();
  vi.advanceTimersByTime(199);
  progress.end();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([]);
});

test("a slow page shows the bar, fills it, and hides it 500 ms later", () => {
  const progress = createProgress((state) => shown.push(state));
  progress.start();
  vi.advanceTimersByTime(2700);
  expect(last()).toEqual({ phase: "running", percent: 50 });
  progress.end();
  expect(last()).toEqual({ phase: "done", percent: 100 });
  vi.advanceTimersByTime(499);
  expect(last()?.phase).toBe("done");
  vi.advanceTimersByTime(1);
  expect(last()).toEqual({ phase: "hidden", percent: 0 });
});

test("a failure turns the bar red at once, and it stays red until it hides", () => {
  const progress = createProgress((state) => shown.push(state));
  progress.start();
  vi.advanceTimersByTime(50);
  progress.fail();
  progress.end();
  expect(last()).toEqual({ phase: "failed", percent: 100 });
  vi.advanceTimersByTime(500);
  expect(last()?.phase).toBe("hidden");
});
