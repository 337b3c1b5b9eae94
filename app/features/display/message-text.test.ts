import { describe, expect, test } from "vitest";
import { messageText } from "./message-text.ts";

describe("what a visitor wrote", () => {
  test("is decoded once", () => {
    expect(messageText("Gr%C3%BC%C3%9Fe%2520")).toBe("Grüße%20");
  });

  test("is shown as it came when it cannot be decoded", () => {
    expect(messageText("100 % solar")).toBe("100 % solar");
  });

  test("has no live angle brackets", () => {
    expect(messageText("%3Cscript%3E")).toBe("&lt;script&gt;");
  });
});
