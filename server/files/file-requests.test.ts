import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { dropInvalidRange, isFileRequest } from "./file-requests.ts";

function ask(url: string, { method = "GET", range }: { method?: string; range?: string } = {}) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method });
  if (range !== undefined) request.headers.range = range;
  return request;
}

test.each(["/favicon.ico", "/files/documents/a.b-c.pdf?x=/../", "/assets/r%C3%ADo.js"])(
  "%s may be a file",
  (url) => expect(isFileRequest(ask(url))).toBe(true),
);

test.each([
  "/files/.hashes.json",
  "/files/%2ehashes.json",
  "/files/../package.json",
  "/files/..%2f..%2fpackage.json",
  "/files/..%5c..%5cpackage.json",
  "/files/a%00.pdf",
  "/files/%",
  "/.git/config",
])("%s is none", (url) => expect(isFileRequest(ask(url))).toBe(false));

test("a file is read, not written", () => {
  expect(isFileRequest(ask("/favicon.ico", { method: "POST" }))).toBe(false);
});

describe("a part of a file", () => {
  test.each(["bytes=0-99", "bytes=7-7", "bytes=100-"])("%s is given", (range) => {
    const request = ask("/a.pdf", { range });
    dropInvalidRange(request);
    expect(request.headers.range).toBe(range);
  });

  test.each([
    "bytes=9-2",
    "bytes=-5",
    "bytes=0-1,4-5",
    "lines=1-2",
    "bytes=--",
    "",
    `bytes=${"9".repeat(400)}-`,
  ])("%s is not, the whole file is", (range) => {
    const request = ask("/a.pdf", { range });
    dropInvalidRange(request);
    expect(request.headers.range).toBeUndefined();
  });
});
