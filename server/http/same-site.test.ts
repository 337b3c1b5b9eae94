import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { readConfig } from "#config/config.ts";
import { isCrossSite } from "./same-site.ts";

const config = readConfig({
  SITE_URL: "https://heliodane.example",
  SITE_HOSTS: "ng.heliodane.example=nigeria",
});

function sent(headers: Record<string, string>) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  return isCrossSite(request, config);
}

test("a form that was sent from one of the site's names is accepted", () => {
  expect(sent({ host: "heliodane.example", origin: "https://heliodane.example" })).toBe(false);
  expect(sent({ host: "10.0.0.4:3000", origin: "https://ng.heliodane.example" })).toBe(false);
});

test("before the site has a name, its IP address and localhost will do", () => {
  for (const host of ["127.0.0.1:3000", "192.168.1.5", "[::1]:3000", "localhost:8080"])
    expect(sent({ host, origin: `http://${host}` })).toBe(false);
});

test("a form of another site is refused, also where its name leads to our address", () => {
  expect(sent({ host: "heliodane.example", origin: "https://evil.example" })).toBe(true);
  expect(sent({ host: "evil.example", origin: "https://evil.example" })).toBe(true);
  expect(sent({ host: "127.0.0.1:3000", origin: "http://192.168.1.5" })).toBe(true);
  expect(sent({ host: "heliodane.example", origin: "null" })).toBe(true);
  expect(sent({ host: "heliodane.example", "sec-fetch-site": "cross-site" })).toBe(true);
});

test("a client that sends neither header is no browser and is let through", () => {
  expect(sent({ host: "heliodane.example" })).toBe(false);
});
