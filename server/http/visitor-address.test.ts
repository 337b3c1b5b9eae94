import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { visitorAddress } from "./visitor-address.ts";

function from(remoteAddress: string, forwarded?: string) {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers["x-forwarded-for"] = forwarded;
  return request;
}

test("what a visitor claims to be counts for nothing without a trusted proxy", () => {
  expect(visitorAddress(from("203.0.113.7", "198.51.100.1"), 0)).toBe("203.0.113.7");
});

test("behind a trusted proxy the address is the one that the proxy saw", () => {
  expect(visitorAddress(from("127.0.0.1", "192.0.2.66, 198.51.100.1"), 1)).toBe("198.51.100.1");
});

test("behind several proxies it is the one that the first of them saw", () => {
  const request = from("127.0.0.1", "192.0.2.66, 198.51.100.1, 203.0.113.9");
  expect(visitorAddress(request, 2)).toBe("198.51.100.1");
  expect(visitorAddress(from("127.0.0.1", "198.51.100.1"), 2)).toBe("198.51.100.1");
});

test("a port behind the address does not make all visitors one", () => {
  expect(visitorAddress(from("127.0.0.1", "198.51.100.1:4711"), 1)).toBe("198.51.100.1");
  expect(visitorAddress(from("127.0.0.1", "[2001:db8:1:2::1]:4711"), 1)).toBe("2001:db8:1::");
  expect(visitorAddress(from("127.0.0.1", "[2001:db8:1:2::1]"), 1)).toBe("2001:db8:1::");
});

test("what is no address is not taken for one", () => {
  for (const claim of ["", "unknown", "x".repeat(9000), "1.2.3.4; drop table", "1.2.3.4\0"]) {
    expect(visitorAddress(from("203.0.113.7", claim), 1)).toBe("203.0.113.7");
  }
});

test("all the addresses of one connection are one visitor", () => {
  const address = (remote: string) => visitorAddress(from(remote), 0);
  expect(address("2001:db8:1:2::1")).toBe("2001:db8:1::");
  expect(address("2001:DB8:1:ffff:ffff:ffff:ffff:ffff")).toBe("2001:db8:1::");
  expect(address("2001:db8::1")).toBe("2001:db8:0::");
  expect(address("fe80::1%eth0")).toBe("fe80:0:0::");
  expect(address("::1")).toBe("0:0:0::");
  expect(address("::ffff:203.0.113.7")).toBe("203.0.113.7");
});

test("an address that was told on is the same after another telling", () => {
  const once = visitorAddress(from("2001:db8::1"), 0);
  expect(visitorAddress(from("127.0.0.1", once), 1)).toBe(once);
});
