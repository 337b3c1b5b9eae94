import { expect, test } from "vitest";
import { fileFormat, fileName, fileSize } from "./file-facts.ts";

test("a document is saved under the name it has on the file host", () => {
  expect(fileName("documents/ridge-5-datasheet-en.pdf")).toBe("ridge-5-datasheet-en.pdf");
  expect(fileName("https://files.example/a/b.zip")).toBe("b.zip");
});

test("the format is told by the end of the name", () => {
  expect(fileFormat("documents/ridge-5-datasheet-en.pdf")).toBe("PDF");
});

test.each([
  [1, 1, "kB"],
  [25_077, 25, "kB"],
  [999_499, 999, "kB"],
  [999_500, 1, "MB"],
  [1_449_000, 1.4, "MB"],
])("%i bytes are %d %s", (bytes, value, unit) => {
  expect(fileSize(bytes)).toEqual({ value, unit });
});
