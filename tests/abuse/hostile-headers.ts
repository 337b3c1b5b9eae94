import fc from "fast-check";
import { hostileText } from "./hostile-texts.ts";
import { smuggled } from "./judge-answer.ts";

const names =
  "Accept Accept-Language Accept-Encoding Cookie User-Agent If-None-Match If-Modified-Since Range Referer Origin " +
  "X-Forwarded-For X-Forwarded-Host X-Original-URL Sec-Fetch-Site Idempotency-Key Content-Language Save-Data " +
  "Expect Upgrade TE";

const value = fc.oneof(hostileText, fc.constantFrom("*", "x".repeat(3000), "q=;q=,;q=-1")).map((text) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they end a header
  Buffer.from(text.replace(/[\u0000-\u001F]/g, " ")).toString("latin1"),
);

export const hostileHeader = fc.oneof(
  fc.tuple(fc.constantFrom(...names.split(" ")), value).map(([name, text]) => `${name}: ${text}`),
  fc.constantFrom(
    "Cookie: i18n_redirected=spanish",
    "Cookie: i18n_redirected=burmese; i18n_redirected=%0d%0a",
    "Accept-Language: my,es;q=0.9,*;q=0.1",
    "Accept-Encoding: gzip, br",
    "User-Agent: Mozilla/5.0 (Linux; Android 14) Mobile",
    "Range: bytes=5-2",
    "Range: bytes=0-9",
    "Range: bytes=-1",
    "If-None-Match: *",
    "Sec-Fetch-Site: cross-site",
    "Origin: null",
    `X-Forwarded-Host: evil.example\t${smuggled.header}: 1`,
  ),
);

export const hostileHost = fc.oneof(
  { weight: 20, arbitrary: fc.constant("127.0.0.1") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("evil.example", "127.0.0.1:99999", "[::1]", "a b", "", "@evil.example"),
  },
);
