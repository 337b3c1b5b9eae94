import assert from "node:assert/strict";
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { listSitemap } from "#tests/faults/support/site.ts";
import { until } from "#tests/faults/support/until.ts";
import type { Cache } from "./caches.ts";
import { languageRead, read, rightLanguage, visitorOf } from "./reader.ts";

const reads = 20_000;
const lanes = 16;
const anybody = { agent: "test", cookie: "", acceptLanguage: "" };

/** A part of the sitemap in every language, and an address with a campaign in it. */
export async function someAddresses(origin: string) {
  const all = (await listSitemap(origin)).map((url) => new URL(url).pathname);
  const some = all.filter((path, index) => index % 6 === 0 || path === "/" || path === "/spanish");
  return [...some, "/?utm_source=paper", "/about/news?utm_campaign=spring"];
}

export async function warmUp(cache: Cache, addresses: string[]) {
  for (const address of addresses) await read(cache.url + address, anybody);
}

/** Everybody reads: nearly everything is a hit, and nobody reads a language that is not theirs. */
export async function readByAll(cache: Cache, addresses: string[]) {
  let next = 0;
  let hits = 0;
  const wrong: string[] = [];
  const lane = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let number = next++; number < reads; number = next++) {
      const address = addresses[number % addresses.length] ?? "/";
      const visitor = visitorOf(number);
      const answer = await read(cache.url + address, visitor, agent);
      if (answer.isHit) hits++;
      const isRight =
        answer.status === 200 && languageRead(answer, address, visitor) === rightLanguage(address, visitor);
      if (!isRight) wrong.push(`${answer.status} ${address} ${JSON.stringify(visitor)}`);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const share = (hits / reads) * 100;
  const figures = `${reads} reads of ${addresses.length} addresses by 500 browsers: ${share.toFixed(2)} % hits, ${wrong.length} in a wrong language`;
  assert.deepEqual(wrong.slice(0, 5), [], figures);
  assert.ok(share >= 99, figures);
  return figures;
}

/** What is for one visitor comes from the site each time. */
export async function keepsNothingPrivate({ url }: Cache) {
  const addresses = [
    "/spanish?setLocale=spanish",
    "/about/news?unknown=1",
    "/about/news?page=77",
    "/support/warranty?serial=HD123",
    "/no-such-page",
    "/404",
  ];
  for (const address of addresses) {
    for (let time = 0; time < 3; time++) {
      const answer = await read(url + address, { ...anybody, cookie: "i18n_redirected=spanish" });
      assert.ok(!answer.isHit, `${address} was kept`);
      assert.match(answer.control, /private|no-store/, address);
    }
  }
  const chosen = await fetch(`${url}/spanish?setLocale=spanish`, { redirect: "manual" });
  assert.match(chosen.headers.get("set-cookie") ?? "", /i18n_redirected=spanish/);
  const form = { method: "POST", body: new URLSearchParams({ message: "Do you ship to Porto?" }) };
  const answer = await fetch(`${url}/about/contact`, form);
  assert.match(await answer.text(), /Do you ship to Porto\?/);
  const { text } = await read(`${url}/about/contact`, anybody);
  assert.doesNotMatch(text, /Do you ship to Porto\?/);
  return `${addresses.length} kinds of private answers, none kept; a form is answered, and its page stays clean`;
}

/** How long after a change was published a visitor sees it, who comes every second. */
export async function seesChanges(caches: Cache[], path: string, publish: () => Promise<string>) {
  for (const cache of caches) await read(cache.url + path, anybody);
  const words = await publish();
  const published = performance.now();
  const seconds = await Promise.all(
    caches.map(async ({ url }) => {
      await until("the change is seen", 90_000, async () => {
        await sleep(1000);
        return (await read(url + path, anybody)).text.includes(words);
      });
      return Math.round((performance.now() - published) / 1000);
    }),
  );
  const figures = caches.map(({ name }, index) => `${name}: seen after ${seconds[index]} s`).join(", ");
  assert.ok(
    seconds.every((time) => time <= 60),
    figures,
  );
  return figures;
}

/** The site is gone: at once, and when every page has grown old. */
export async function outlivesSite(cache: Cache, addresses: string[]) {
  const statuses = new Map<number, number>();
  for (const address of addresses) {
    const { status, text } = await read(cache.url + address, anybody);
    const isPage = status === 200 && text.includes("</html>");
    statuses.set(isPage ? 200 : status, (statuses.get(isPage ? 200 : status) ?? 0) + 1);
  }
  const figures = [...statuses].map(([status, count]) => `${count} x ${status}`).join(", ");
  assert.deepEqual([...statuses.keys()], [200], figures);
  return figures;
}
