import fc from "fast-check";
import type { z } from "zod";
import { smuggled } from "./judge-answer.ts";

const { tag, header } = smuggled;

/** What the site knows: hostile things reach further in the company of good ones. */
const known = (
  "hd-r5-1p hd-c5 inverters batteries ridge home-backup lagos-terrace-home kw-is-not-kwh strata-25-released " +
  "bogota-installer-day choosing-battery-voltage Residential Datasheet Battery Inverter english spanish es my AU NG 1 " +
  "2 12 100 4000-8000 -5 3- single IP65 yes no true upcoming past recorded 2026 HDBW251800421X product document " +
  "battery default -power basics ada@example.com 555-0100"
).split(" ");

const attacks = [
  `<${tag} onload=alert(1)>`,
  `"><${tag} autofocus onfocus=alert(1)>`,
  `'"></script><${tag}>`,
  `</textarea></title><${tag}>`,
  `\r\n${header}: 1\r\n\r\n`,
  `%0d%0a${header}:%201`,
  `%E5%98%8A%E5%98%8D${header}: 1`,
  "../../../../etc/passwd",
  "..%2f..%2f..%2fetc%2fpasswd",
  "....//....//package.json",
  "..\\..\\package.json",
  "//evil.example/%2e%2e",
  "/\\evil.example",
  "https://evil.example",
  "\\/\\/evil.example",
  "javascript:alert(1)",
  "' or 1=1--",
  "'; drop table messages;--",
  "1; select pg_sleep(9)",
  '") union select 1,2,3--',
  "{{7*7}}<%= 7*7 %>$" + "{7*7}",
  "__proto__",
  "constructor",
  "prototype",
  "hasOwnProperty",
  "toString",
  "__proto__[polluted]",
  "constructor.prototype.polluted",
  "\0",
  "\0\0",
  "\u{7F}\u{80}",
  "a\0b",
  "\u{FFFD}\u{FEFF}\u{202E}\u{2028}",
  "\uD800",
  "\uDFFF\uD800",
  "%",
  "%zz",
  "%c0%ae%c0%ae%c0%af",
  "%ff%fe",
  "%ED%A0%80",
  "%u0041",
  "9".repeat(400),
  "1e999",
  "-0",
  "-1",
  "NaN",
  "Infinity",
  "0x10",
  "1.5",
  "99999999999999999999",
  "2147483648",
  "------------------------------------",
  "00000000-0000-0000-0000-000000000000",
  "null",
  "undefined",
  "[object Object]",
  "true",
  "ကခဂ",
  "ဟယ္လို",
  "å\u0308\u0301".repeat(40),
  "👩‍👩‍👧‍👦".repeat(30),
  "x".repeat(130),
  "a ".repeat(150),
  "(".repeat(60),
  "*".repeat(60),
  "/".repeat(200),
  "&|!<->:*",
  "''''''",
  "\\",
  "old_id",
  ".data",
  "_.data",
  "404",
];

export const hostileText = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...known) },
  { weight: 6, arbitrary: fc.constantFrom(...attacks) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom("\uD800", "\uDC00", "a", "\0", "é"), maxLength: 12 }),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...attacks), fc.constantFrom(...attacks))
      .map(([one, two]) => one + two),
  },
);

/** A text as it may stand in an address: encoded well, badly, twice or, where a request line bears it, not at all. */
export function inAddress(text: fc.Arbitrary<string>) {
  return fc.tuple(text, fc.constantFrom("once", "once", "once", "once", "twice", "raw", "bytes")).map(encode);
}

export const urlText = inAddress(hostileText);

function encode([text, how]: [string, string]) {
  const once = encodeURIComponent(text.toWellFormed());
  if (how === "once") return once;
  if (how === "twice") return encodeURIComponent(once);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they end a request line
  const bare = text.replace(/[\u0000-\u0020\u007F]/g, "+");
  return how === "bytes" ? Buffer.from(bare).toString("latin1") : bare.replace(/[^\u0021-\u007E]/g, "%F8");
}

/** What a field accepts is what reaches the depths of the house; the rest is stopped at the door. */
export function textFor(schema: z.ZodType): fc.Arbitrary<string> {
  const accepted = [...known, ...attacks].filter((text) => schema.safeParse(text).success);
  if (accepted.length === 0) return hostileText;
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...accepted) },
    { weight: 1, arbitrary: hostileText },
  );
}
