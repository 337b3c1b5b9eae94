import { describe, expect, test } from "vitest";
import { fileUrl } from "./file-url.ts";

describe("where a file is", () => {
  test.each([
    ["https://elsewhere.example/a.pdf"],
    ["//elsewhere.example/a.pdf"],
    ["data:image/png;base64,AAAA"],
    ["/assets/logo.svg"],
    ["/media/abc-640.webp"],
  ])("%s stays as it is", (path) => {
    expect(fileUrl(path, "https://files.example")).toBe(path);
  });

  test("a relative path lies on the file host, behind exactly one slash", () => {
    expect(fileUrl("docs/a.pdf", "https://files.example/")).toBe("https://files.example/docs/a.pdf");
    expect(fileUrl("/docs/a.pdf", "https://files.example")).toBe("https://files.example/docs/a.pdf");
    expect(fileUrl("docs/a.pdf", "")).toBe("/docs/a.pdf");
  });
});
