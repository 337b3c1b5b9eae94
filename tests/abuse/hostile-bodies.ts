import fc from "fast-check";
import { hostileText } from "./hostile-texts.ts";

export type HostileBody = { type: string; bytes: Buffer };

const json = "application/json";
const form = "application/x-www-form-urlencoded";

const value = fc.oneof(
  { weight: 9, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('{"__proto__":{"polluted":true}}', "1e999", "[]", '"\\ud800"', '["\\ud800"]'),
  },
  { weight: 1, arbitrary: fc.nat(25_000).map((length) => JSON.stringify("y".repeat(length))) },
);

/** Texts rather than values, so that a name may come twice and `__proto__` is a name like any other. */
function jsonBody(names: string[], good: [string, string][]) {
  const name = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...names) },
    { weight: 2, arbitrary: hostileText },
  );
  const fields = good.map(([own, text]) => [own, JSON.stringify(text)]);
  return fc
    .array(fc.tuple(name, value), { maxLength: 3 })
    .map((pairs) => [...fields, ...pairs].map(([own, text]) => `${JSON.stringify(own)}:${text}`).join(","))
    .map((text) => ({ type: json, bytes: Buffer.from(`{${text}}`) }));
}

function formBody(names: string[], good: [string, string][]) {
  return fc
    .array(fc.tuple(fc.constantFrom(...names), hostileText), { maxLength: 3 })
    .map((pairs) => [...new Map([...good, ...pairs])])
    .map((pairs) => pairs.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`))
    .map((fields) => ({ type: form, bytes: Buffer.from(fields.join("&")) }));
}

const multipartBody = fc.tuple(hostileText, hostileText).map(([name, text]) => {
  const head = `Content-Disposition: form-data; name="${name}"; filename="${text}"`;
  return {
    type: "multipart/form-data; boundary=b",
    bytes: Buffer.from(`--b\r\n${head}\r\n\r\n${text}\r\n--b--\r\n`),
  };
});

const brokenBytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom("", "{", "[]", "null", '{"a":}', "a=%", "=&=&", "\u{FEFF}{}", "--b\r\n\r\n")
    .map((text) => Buffer.from(text)),
  fc
    .constantFrom("[".repeat(20_000), `${"[".repeat(5000)}${"]".repeat(5000)}`, '{"a":'.repeat(5000))
    .map((text) => Buffer.from(text)),
  fc.constant(Buffer.alloc(66_000, "z")),
);

const brokenBody = fc.record({
  type: fc.constantFrom(
    json,
    form,
    "multipart/form-data; boundary=b",
    "multipart/form-data",
    "text/html",
    "",
  ),
  bytes: brokenBytes,
});

/** Mostly a form that would be taken but for a few of its fields. */
export function hostileBody(kind: "json" | "form", names: string[], goodForm: Record<string, string>) {
  const good = Object.entries(goodForm).filter(([name]) => names.includes(name));
  const [usual, other] = kind === "json" ? [jsonBody, formBody] : [formBody, jsonBody];
  return fc.oneof<fc.MaybeWeightedArbitrary<HostileBody>[]>(
    { weight: 9, arbitrary: usual(names, good) },
    { weight: 1, arbitrary: other(names, good) },
    { weight: 1, arbitrary: multipartBody },
    { weight: 1, arbitrary: brokenBody },
  );
}
