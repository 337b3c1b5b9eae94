import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { importChanged } from "../checks.ts";
import type { Deployment } from "../deployment.ts";
import { type Cache, hasVarnish, startCachingNginx, startVarnish } from "./caches.ts";
import {
  keepsNothingPrivate,
  outlivesSite,
  readByAll,
  seesChanges,
  someAddresses,
  warmUp,
} from "./checks.ts";
import { compareWithFile } from "./throughput.ts";

/** Longer than any page may be shown while the site is well. */
const grownOld = 65_000;

type Tell = (name: string, run: () => Promise<string>) => Promise<void>;

/** Varnish and nginx as shared caches before one site, with the rules of `deploy/`. */
export async function testEdge(deployment: Deployment, port: number, tell: Tell) {
  const origin = deployment.processes.sites[1]?.url ?? "";
  const caches = await startCaches(deployment, port, origin);
  try {
    const addresses = await someAddresses(origin);
    for (const cache of caches) {
      await warmUp(cache, addresses);
      await tell(`${cache.name}: everybody reads their language, from the cache`, () =>
        readByAll(cache, addresses),
      );
      await tell(`${cache.name}: nothing private is kept`, () => keepsNothingPrivate(cache));
    }
    await tell("a published change is seen through the caches within a minute", () =>
      seesChanges(caches, "/products/hd-r5-1p", async () => {
        await importChanged(deployment.postgres.url, deployment.folder("edge-content"), "Ridge 5 Anew");
        return "Ridge 5 Anew";
      }),
    );
    for (const cache of caches)
      if (cache.name === "Varnish")
        await tell("Varnish hands out a page as fast as a file", () => measure(cache, deployment, port));
    for (const cache of caches) await warmUp(cache, addresses);
    await deployment.processes.sites[1]?.kill("SIGKILL");
    for (const cache of caches)
      await tell(`${cache.name}: the site is dead, at once`, () => outlivesSite(cache, addresses));
    await sleep(grownOld);
    for (const cache of caches)
      await tell(`${cache.name}: the site is dead, and every page has grown old`, () =>
        outlivesSite(cache, addresses),
      );
    await deployment.startSiteAgain(1);
  } finally {
    for (const cache of caches) cache.stop();
  }
}

async function startCaches(deployment: Deployment, port: number, origin: string): Promise<Cache[]> {
  const nginx = await startCachingNginx({
    folder: deployment.folder("caching-nginx"),
    port: port + 5,
    origin,
  });
  if (!hasVarnish()) {
    console.info("skipped Varnish: it is missing and could not be installed");
    return [nginx];
  }
  return [await startVarnish({ folder: deployment.folder("varnish"), port: port + 6, origin }), nginx];
}

async function measure(varnish: Cache, deployment: Deployment, port: number) {
  const measured = await compareWithFile(
    varnish,
    "/spanish/products/hd-r5-1p",
    deployment.folder("file"),
    port + 7,
  );
  if (!measured) return "wrk is missing: nothing was measured";
  assert.ok(measured.ratio >= 0.9, measured.figures);
  return measured.figures;
}
