import fc from "fast-check";
import type { z } from "zod";
import { contract } from "#api/contract/contract.ts";
import { apiPrefix } from "#config/product.ts";
import { type HostileBody, hostileBody } from "./hostile-bodies.ts";
import { hostileHeader, hostileHost } from "./hostile-headers.ts";
import { inAddress, textFor, urlText } from "./hostile-texts.ts";
import { formFields, formPaths, goodForm, otherPaths, pagePaths, queryNames } from "./known-addresses.ts";

export type HostileRequest = {
  method: string;
  target: string;
  host: string;
  headers: string[];
  body?: HostileBody | undefined;
};

const methods = ["GET", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "POST", "PROPFIND"];
const prefix = fc.constantFrom("", "", "/spanish", "/burmese", "/english");
const suffix = fc.constantFrom("", "", "", "", ".data", "/", "//", "%00");

const mostly = (...usual: string[]) =>
  fc.oneof(
    { weight: 25, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...methods) },
  );

function query(names: string[], maxLength = 4) {
  const name = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: urlText },
  );
  return fc
    .array(fc.tuple(name, urlText), { maxLength })
    .map((pairs) => (pairs.length ? `?${pairs.map((pair) => pair.join("=")).join("&")}` : ""));
}

const path = (paths: string[]) =>
  fc
    .tuple(fc.constantFrom(...paths), urlText, urlText)
    .map(([template, one, two]) => template.replace("*", () => one).replace("*", () => two));

type Parts = { method: fc.Arbitrary<string>; target: fc.Arbitrary<string>; body?: fc.Arbitrary<HostileBody> };

const request = ({ method, target, body }: Parts): fc.Arbitrary<HostileRequest> =>
  fc.record({
    method,
    target,
    host: hostileHost,
    headers: fc.array(hostileHeader, { maxLength: 3 }),
    body: body ?? fc.constant(undefined),
  });

type Form = Record<string, string>;

function call(good: Form) {
  const calls = Object.entries(contract).map(([name, { method, params }]) => {
    const asked = method === "GET" ? callQuery(params.shape) : fc.constant("");
    return request({
      method: mostly(method),
      target: asked.map((text) => `${apiPrefix}${name}${text}`),
      ...(method === "POST" && { body: hostileBody("json", Object.keys(params.shape), good) }),
    });
  });
  return fc.oneof(...calls);
}

function callQuery(shape: Record<string, z.ZodType>) {
  const given = Object.entries(shape).map(([name, schema]) => {
    const text = inAddress(textFor(schema)).map((value) => `${name}=${value}`);
    return fc.oneof(
      { weight: isNeeded(schema) ? 9 : 2, arbitrary: text },
      { weight: 2, arbitrary: fc.constant("") },
    );
  });
  return fc
    .tuple(fc.tuple(...given), query(queryNames, 1))
    .map(([pairs, more]) => `${more || "?"}&${pairs.filter(Boolean).join("&")}`);
}

function isNeeded(schema: z.ZodType) {
  return !schema.safeParse(undefined).success;
}

const page = request({
  method: mostly("GET", "GET", "HEAD"),
  target: fc.tuple(prefix, path(pagePaths), suffix, query(queryNames)).map((parts) => parts.join("")),
});

const other = request({
  method: mostly("GET", "HEAD"),
  target: fc.tuple(path(otherPaths), query(queryNames)).map((parts) => parts.join("")),
});

const form = (good: Form) =>
  request({
    method: fc.constant("POST"),
    target: fc.tuple(prefix, fc.constantFrom(...formPaths), suffix).map((parts) => parts.join("")),
    body: hostileBody("form", formFields, good),
  });

/** Over all calls, or over all addresses of the site too. The stamp is one that the site takes. */
export function hostileRequest(what: "calls" | "everything", stamp: string): fc.Arbitrary<HostileRequest> {
  const good = { ...goodForm, stamp };
  if (what === "calls") return call(good);
  return fc.oneof(
    { weight: 5, arbitrary: call(good) },
    { weight: 4, arbitrary: page },
    { weight: 2, arbitrary: other },
    { weight: 1, arbitrary: form(good) },
  );
}

export function toBytes({ method, target, host, headers, body }: HostileRequest): Buffer {
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...headers];
  if (body?.type) lines.push(`Content-Type: ${body.type}`);
  if (body) lines.push(`Content-Length: ${body.bytes.length}`);
  const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return body ? Buffer.concat([head, body.bytes]) : head;
}
