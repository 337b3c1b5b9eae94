import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#config/config.ts";
import { createFillCache, warmPage } from "../pages/fill-cache.ts";
import { PageCache } from "../pages/page-cache.ts";
import { createRenderQueue } from "../pages/render-queue.ts";
import { cacheablePage, createVisitResolver } from "../visit.ts";
import { createCachedPage } from "./cached-page.ts";
import { createPage } from "./page.ts";

/** Pages of a website that can be broken; it counts requests and renders. */
async function openWebsite(limits: ConstructorParameters<typeof PageCache>[0] = {}) {
  const state = {
    version: 1,
    status: 200,
    asked: 0,
    renders: 0,
    mood: "well" as "well" | "broken" | "silent",
    padding: "",
    holdUp: Promise.resolve(),
  };
  const cache = new PageCache(limits);
  const config = readConfig({});
  const parts = {
    cache,
    config,
    queue: createRenderQueue(),
    transport: () => Promise.reject(new Error("not asked")),
    website: {
      isRoute: () => true,
      async render() {
        state.renders++;
        if (state.mood === "broken") throw new Error("the database is away");
        if (state.mood === "silent") await new Promise(() => {});
        const { status } = state;
        const response = new Response(`version ${state.version}${state.padding}`, { status });
        await state.holdUp;
        return {
          response,
          tags: new Set(["products:ridge-5"]),
          failed: false,
          inlineScripts: new Set<string>(),
        };
      },
    },
  };
  const fillCache = createFillCache(parts);
  const resolveVisit = createVisitResolver(config, () => true);
  const cachedPage = createCachedPage(cache);
  const page = createPage({ ...parts, fillCache, log: pino({ level: "silent" }) });
  const server = createServer((request, response) => {
    state.asked++;
    const visit = resolveVisit(request);
    if (cachedPage(visit, request, response)) return;
    Promise.resolve(page(visit, request, response)).catch(() => void response.writeHead(500).end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const readAt = async (path: string) => {
    const response = await fetch(`${site}${path}`);
    return `${response.status} ${response.headers.get("x-cache")} ${await response.text()}`;
  };
  const read = () => readAt("/products/ridge-5");
  const warm = (address: string) =>
    warmPage(cacheablePage({ address, isInSitemap: true }, "english"), cache, fillCache);
  return { state, cache, warm, read, readAt };
}

const published = new Set(["products:ridge-5"]);

test("many visitors who ask for the same page at once wait for one render", async () => {
  const { state, read } = await openWebsite();
  const answers = await Promise.all(Array.from({ length: 8 }, read));
  expect(answers.every((answer) => /^200 (MISS|HIT) version 1$/.test(answer))).toBe(true);
  expect(await read()).toBe("200 HIT version 1");
  expect(state.renders).toBe(1);
});

test("after a change was published nobody sees the old page", async () => {
  const { state, cache, read } = await openWebsite();
  await read();
  state.version = 2;
  expect(cache.invalidate(published)).toBe(1);
  expect([await read(), await read()]).toEqual(["200 MISS version 2", "200 HIT version 2"]);
});

test("a visitor who asks after a publish does not join a render that began before it", async () => {
  const { state, cache, read } = await openWebsite();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  state.holdUp = held;
  const before = read();
  await expect.poll(() => state.renders, { interval: 5 }).toBe(1);
  state.version = 2;
  cache.invalidate(published);
  const after = read();
  await expect.poll(() => state.asked, { interval: 5 }).toBe(2);
  release();
  expect(await before).toMatch(/^200 MISS/);
  expect(await after).toBe("200 MISS version 2");
  expect(await read()).toBe("200 HIT version 2");
});

test("when a page fails its last good copy is shown and says so, until it can be rendered", async () => {
  const { state, cache, read } = await openWebsite();
  await read();
  cache.invalidate(published);
  state.mood = "broken";
  expect([await read(), await read(), await read()]).toEqual(Array(3).fill("200 STALE version 1"));
  Object.assign(state, { mood: "well", version: 2 });
  await expect.poll(read, { interval: 100, timeout: 30_000 }).toBe("200 MISS version 2");
});

test("nobody waits long for a new page while there is an old one", async () => {
  const { state, cache, read } = await openWebsite();
  await read();
  cache.invalidate(published);
  state.mood = "silent";
  expect(await read()).toBe("200 STALE version 1");
});

test("a page that only grew old is shown at once and rendered behind the scenes", async () => {
  const { state, read } = await openWebsite({ freshFor: 0 });
  await read();
  state.version = 2;
  expect(await read()).toBe("200 HIT version 1");
  await expect.poll(read, { interval: 20, timeout: 30_000 }).toBe("200 HIT version 2");
  state.mood = "broken";
  await expect.poll(read, { interval: 20, timeout: 30_000 }).toBe("200 STALE version 2");
});

test("without any copy a failure is a failure", async () => {
  const { state, read } = await openWebsite();
  state.mood = "broken";
  expect(await read()).toMatch(/^500/);
});

test("a page that was rendered ahead is there, compressed, and is not rendered twice", async () => {
  const { state, cache, warm, read } = await openWebsite();
  expect([await warm("/products/ridge-5"), await warm("/products/ridge-5")]).toEqual([true, false]);
  const page = cacheablePage({ address: "/products/ridge-5", isInSitemap: true }, "english");
  expect(cache.find(page)?.brotli).toBeDefined();
  expect(await read()).toBe("200 HIT version 1");
  expect(state.renders).toBe(1);
});

test("whatever else one visitor asks for, pages of the sitemap are there when the database hangs", async () => {
  const { state, cache, readAt } = await openWebsite({ otherBytes: 20_000, copyBytes: 5000 });
  const inSitemap = ["/", "/spanish", "/about/news", "/products/ridge-5"];
  for (const path of inSitemap) await readAt(path);
  state.padding = randomBytes(2000).toString("hex");
  for (let number = 0; number < 50; number++) await readAt(`/search/battery%20${number}`);
  expect(cache.bytes).toBeLessThan(30_000);
  cache.invalidate(new Set(["*"]));
  state.mood = "silent";
  const answers = await Promise.all(inSitemap.map(readAt));
  expect(answers).toEqual(inSitemap.map(() => "200 STALE version 1"));
});

test("a page that was withdrawn answers 404, and its old copy never comes back", async () => {
  const { state, cache, read } = await openWebsite();
  await read();
  cache.invalidate(published);
  Object.assign(state, { status: 404, version: 2 });
  expect(await read()).toBe("404 MISS version 2");
  state.mood = "broken";
  expect(await read()).toMatch(/^500/);
});
