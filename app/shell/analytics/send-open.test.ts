import { expect, test } from "vitest";
import { mayCount } from "./send-open.ts";

test("a visitor who asks not to be tracked is not counted", () => {
  expect(mayCount({})).toBe(true);
  expect(mayCount({ doNotTrack: "1" })).toBe(false);
  expect(mayCount({ globalPrivacyControl: true })).toBe(false);
  expect(mayCount({ doNotTrack: "unspecified", globalPrivacyControl: false })).toBe(true);
});
