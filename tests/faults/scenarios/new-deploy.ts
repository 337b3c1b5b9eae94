import assert from "node:assert/strict";
import { cp, mkdir, readdir, rename, symlink } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startSite } from "#tests/support/site-process.ts";
import type { Scenario } from "../scenario.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Somebody opened a page, then a new build was deployed: the page's own files are still there. */
export const newDeploy: Scenario = {
  name: "a deploy while pages of the build before are open",
  async run({ postgres, folder }) {
    const place = folder("deploy");
    await cp(join(root, "build"), join(place, "build"), { recursive: true });
    await symlink(join(root, "content"), join(place, "content"));
    await symlink(join(root, "node_modules"), join(place, "node_modules"));
    await mkdir(join(place, "data"));
    const environment = { DATABASE_URL: postgres.url, DATA_DIR: join(place, "data") };
    const assets = join(place, "build/client/assets");
    const old = await startSite(environment, place);
    const names = (await readdir(assets)).filter((name) => name.endsWith(".js") || name.endsWith(".css"));
    const before = await Promise.all(names.map((name) => fetchBytes(`${old.url}/assets/${name}`)));
    await old.kill("SIGTERM");
    // The next build names every file anew.
    for (const name of await readdir(assets)) await rename(join(assets, name), join(assets, `next-${name}`));
    const next = await startSite(environment, place);
    const after = await Promise.all(names.map((name) => fetchBytes(`${next.url}/assets/${name}`)));
    const unknown = await fetch(`${next.url}/assets/never-built.js`);
    await next.kill("SIGTERM");
    const missing = names.filter((_, index) => !after[index]?.equals(before[index] ?? Buffer.alloc(0)));
    assert.deepEqual(missing, []);
    assert.equal(unknown.status, 404);
    return `${names.length} files of the earlier build asked for after the deploy, all there with the same bytes`;
  },
};

async function fetchBytes(url: string) {
  const response = await fetch(url);
  assert.equal(response.status, 200, url);
  assert.match(response.headers.get("cache-control") ?? "", /immutable/);
  return Buffer.from(await response.arrayBuffer());
}
