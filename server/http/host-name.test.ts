import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseAtTheDoor, serverLimits } from "./limits.ts";

const server = createServer(serverLimits, (request, response) => {
  if (!refuseAtTheDoor(request, response)) response.end();
});
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());

async function statusFor(headers: string, version = "1.1") {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.end(`GET / HTTP/${version}\r\n${headers}Connection: close\r\n\r\n`);
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
