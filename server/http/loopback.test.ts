import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { isLoopback } from "./loopback.ts";

function asked(headers: Record<string, string>, remoteAddress = "127.0.0.1", httpVersion = "1.1") {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  request.httpVersion = httpVersion;
  return isLoopback(request);
}

test("the operator reads the figures on the machine itself", () => {
  expect(asked({ host: "localhost:3000" })).toBe(true);
  expect(asked({ host: "[::1]:3000" }, "::1")).toBe(true);
});

test("strangers do not, neither directly nor through a proxy on the machine", () => {
  expect(asked({ host: "localhost:3000" }, "203.0.113.7")).toBe(false);
  expect(asked({ host: "heliodane.example" })).toBe(false);
  expect(asked({ host: "127.0.0.1:3000" }, "127.0.0.1", "1.0")).toBe(false);
  for (const name of ["x-forwarded-for", "x-real-ip", "via", "forwarded"])
    expect(asked({ host: "127.0.0.1:3000", [name]: "203.0.113.7" })).toBe(false);
});
