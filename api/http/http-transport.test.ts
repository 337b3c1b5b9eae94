import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { httpTransport } from "./http-transport.ts";

async function openApi(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const transport = httpTransport({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    prefix: "/api/",
  });
  return () => transport({ name: "site/getSiteConfig", method: "GET", params: {}, language: "en" });
}

const envelope = JSON.stringify({ code: 200, data: {}, msg: "ok" });

test("a call to an API that hangs ends within three seconds, with all its tries", async () => {
  const ask = await openApi(() => {});
  const started = performance.now();
  expect((await ask()).status).toBe(504);
  expect(performance.now() - started).toBeLessThan(3000);
});

test("an API that is down for a moment is asked again", async () => {
  let asked = 0;
  const ask = await openApi((_request, response) => {
    response.statusCode = ++asked < 3 ? 503 : 200;
    response.end(envelope);
  });
  expect((await ask()).status).toBe(200);
  expect(asked).toBe(3);
});
