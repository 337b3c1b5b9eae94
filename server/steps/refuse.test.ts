import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#config/config.ts";
import { nodeLimits } from "../http/node-limits.ts";
import { createVisitResolver } from "../visit.ts";
import { refuse, refuseMalformed } from "./refuse.ts";

const resolveVisit = createVisitResolver(readConfig({}), () => false);
const server = createServer(nodeLimits, (request, response) => {
  if (refuseMalformed(request, response)) return;
  if (!refuse(resolveVisit(request), request, response)) response.end();
});
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());

async function statusFor(headers: string, version = "1.1", path = "/") {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.end(`GET ${path} HTTP/${version}\r\n${headers}Connection: close\r\n\r\n`);
  return Number((await text(socket)).slice(9, 12));
}

test.each([
  ...[
    "-1.00",
    "256.256.256.256",
    "1.2.3.4.5",
    "",
    "0x7f.1",
    "a b",
    "a/b",
    "user@site.example",
    "[::1",
    "x:y",
  ],
  ...["site.example:99999", "site.example, other.example", "é.example"],
])("a visitor who asks for the site %o is refused", async (host) => {
  expect(await statusFor(`Host: ${host}\r\n`)).toBe(400);
});

test("a visitor who names two sites, or none, is refused", async () => {
  expect(await statusFor("Host: site.example\r\nhost: site.example\r\n")).toBe(400);
  expect(await statusFor("Host: site.example\r\nHost: other.example\r\n")).toBe(400);
  expect(await statusFor("")).toBe(400);
});

test.each([
  "localhost",
  "127.0.0.1:3000",
  "Site.Example",
  "xn--bcher-kva.example:8080",
  "[::1]:3000",
  "my_host",
])("a visitor who asks for the site %o is let in", async (host) => {
  expect(await statusFor(`Host: ${host}\r\n`)).toBe(200);
});

test("old clients need not name a site", async () => {
  expect(await statusFor("", "1.0")).toBe(200);
});

test.each(["/%09/x:y", "//%09/javascript:x", "/\\/%09/x:y", "/%09%5Cx:y", "/./%09/x:y", "/a/..//%09/x:y?z"])(
  "%s, which would be read as another host, is not found",
  async (path) => {
    expect(await statusFor("Host: site.example\r\n", "1.1", path)).toBe(404);
  },
);

test.each(["/", "/search/a%09b:c", "/search/%", "/search/50%25", "/%2509/x", "/about/news?x=//y:z"])(
  "%s goes on to the pages",
  async (path) => {
    expect(await statusFor("Host: site.example\r\n", "1.1", path)).toBe(200);
  },
);
