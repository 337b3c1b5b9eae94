import { expect, test } from "vitest";
import { encodingFor } from "./encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0.9, gzip;q=0.8", "br"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br; q=0", "identity"],
  ["br ; Q=0.0, gzip", "gzip"],
  ["br;q=0.001", "br"],
  ["brotli, bright", "identity"],
  ["*", "br"],
  ["*;q=0.5, br;q=0", "gzip"],
  ["*;q=0", "identity"],
  ["identity;q=0", "gzip"],
  ["identity;q=0, br", "br"],
  ["identity, br;q=0.5", "identity"],
  ["x-gzip", "gzip"],
  ["br;q=x, gzip;q=7", "identity"],
])("a visitor who accepts %o is sent %s", (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
