import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { ApiTransport } from "#api/client.ts";
import type { Answer } from "#api/envelope.ts";
import { readConfig } from "#config/config.ts";
import { apiPrefix } from "#config/product.ts";
import { createLog } from "../process/log.ts";
import { createVisitResolver } from "../visit.ts";
import { createCalls } from "./calls.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const config = readConfig({});
const large: Answer = {
  status: 200,
  envelope: { code: 200, data: "a".repeat(100_000) as never, msg: "ok" },
  tags: [],
};

async function listen(transport: ApiTransport) {
  const answer = createCalls(config, { transport }, createLog("silent"));
  const resolveVisit = createVisitResolver(config, () => false);
  const answered = Promise.withResolvers<string | undefined>();
  const left = Promise.withResolvers<void>();
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    response.once("close", left.resolve);
    Promise.resolve(answer(resolveVisit(request), request, response)).then(answered.resolve, answered.reject);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  stops.push(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${apiPrefix}homePage/getSeoData`;
  return { url, answered: answered.promise, left: left.promise };
}

test.each(["gzip", "identity"])(
  "a client that leaves while a %s answer is being made holds up nobody",
  async (encoding) => {
    const asked = Promise.withResolvers<void>();
    const made = Promise.withResolvers<Answer>();
    const { url, answered, left } = await listen(() => {
      asked.resolve();
      return made.promise;
    });
    const client = request(url, { headers: { "accept-encoding": encoding } });
    client.on("error", () => {}).end();
    await asked.promise;
    client.destroy();
    await left;
    made.resolve(large);
    expect(await answered).toBe("api");
  },
  10_000,
);

test("a compressed answer comes whole", async () => {
  const { url, answered } = await listen(async () => large);
  const response = await fetch(url, { headers: { "accept-encoding": "gzip" } });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(await response.json()).toEqual(large.envelope);
  expect(await answered).toBe("api");
});
