import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#config/config.ts";
import { apiPrefix } from "#config/product.ts";
import { makeTestFolder } from "#tests/support/folder.ts";
import { createSite } from "./site.ts";

/** A site whose pages wait until they are let go, with everything it logs. */
async function openSite() {
  const gate = Promise.withResolvers<void>();
  const lines: { level: number; msg: string; kind?: string }[] = [];
  const log = pino({ level: "info" }, { write: (line) => void lines.push(JSON.parse(line)) });
  const folder = makeTestFolder();
  mkdirSync(join(folder, "client"));
  const answer = { status: 200, envelope: { code: 200, data: null, msg: "ok" }, tags: [] };
  const data = {
    transport: async () => answer,
    isReady: async () => true,
    onChange: () => {},
    close: async () => {},
  };
  const website = {
    isRoute: () => true,
    async render() {
      await gate.promise;
      const response = new Response("a page", { headers: { "content-type": "text/html" } });
      return { response, tags: new Set<string>(), failed: false, inlineScripts: new Set<string>() };
    },
  };
  const config = readConfig({ BUILD_DIR: folder, DATA_DIR: folder, CONTENT_DIR: folder });
  const { server } = await createSite(config, data, log, { website, vite: undefined });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, letGo: gate.resolve, lines };
}

const metrics = async (url: string) => (await fetch(`${url}/metrics`)).text();

test("a visitor who asks for too many pages at once is refused and counted, without a line in the log", async () => {
  const site = await openSite();
  const most = 202;
  const asked = Array.from({ length: most + 3 }, (_, number) => fetch(`${site.url}/search/word-${number}`));
  await expect.poll(() => metrics(site.url)).toContain('kind="refused",status="503"} 3');
  site.letGo();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(3);
  expect(site.lines.filter(({ level, kind }) => level > 30 || kind === "refused")).toEqual([]);
});

test("a visitor who hangs up in the middle of a form is counted, and no error", async () => {
  const site = await openSite();
  const socket = connect(site.port, "127.0.0.1");
  const head = "Host: x\r\nContent-Type: application/json\r\nContent-Length: 99";
  socket.write(`POST ${apiPrefix}support/insertOnlineMessage HTTP/1.1\r\n${head}\r\n\r\n{"name":`);
  await once(socket, "ready");
  socket.end();
  await expect.poll(() => metrics(site.url)).toMatch(/kind="aborted",status="\d+"\} 1/);
  expect(site.lines.filter(({ level }) => level > 30)).toEqual([]);
});

test.each(["/about/company", `${apiPrefix}homePage/getSeoData`])(
  "a client that says no more and names no site gets %s while it listens",
  async (path) => {
    const site = await openSite();
    const socket = connect(site.port, "127.0.0.1");
    socket.end(`GET ${path} HTTP/1.0\r\n\r\n`);
    await once(socket, "ready");
    await metrics(site.url); // by then the server knows that the client says no more
    site.letGo();
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200/);
  },
);
