import assert from "node:assert/strict";
import { cp, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "#db/client.ts";
import { importContent } from "#domain/content/publish/import-content.ts";
import { openFileStore } from "#server/files/file-store.ts";
import { listLost, sendMessage, startSenders } from "#tests/faults/support/senders.ts";
import { listSitemap } from "#tests/faults/support/site.ts";
import { until } from "#tests/faults/support/until.ts";
import { listed, newTally, startVisitors, visit } from "#tests/faults/support/visitors.ts";
import type { Deployment } from "./deployment.ts";

export type Check = { name: string; run(deployment: Deployment): Promise<string> };

const changed = "/products/hd-r5-1p";
const unchanged = "/about/news";

export const changesReachAll: Check = {
  name: "a published change is seen on every site, and only its pages are made anew",
  async run({ processes, postgres, folder }) {
    const sites = processes.sites.map(({ url }) => url);
    const read = async (url: string) => {
      const response = await fetch(url);
      return { marker: response.headers.get("x-cache"), text: await response.text() };
    };
    const pages = sites.flatMap((site) => [changed, unchanged].map((path) => `${site}${path}`));
    // A site that begins to listen counts everything as changed, and once more after a second.
    await until("the pages are kept", 60_000, async () => {
      await Promise.all(pages.map(read));
      await sleep(1500);
      return (await Promise.all(pages.map(read))).every(({ marker }) => marker === "HIT");
    });
    await importChanged(postgres.url, folder("content"), "Ridge 5 Renewed");
    const published = performance.now();
    const seen = await Promise.all(
      sites.map(async (site) => {
        let asked = 0;
        await until("the change is seen", 60_000, async () => {
          asked = performance.now();
          const { text } = await read(`${site}${changed}`);
          return text.includes("Ridge 5 Renewed");
        });
        return Math.max(0, Math.round(asked - published));
      }),
    );
    await sleep(1500); // until everybody was told for the second time
    const others = await Promise.all(sites.map((site) => read(`${site}${unchanged}`)));
    const figures = `seen by whoever asks ${seen.join(" and ")} ms later; a page without it: ${others.map(({ marker }) => marker).join(" and ")}`;
    assert.ok(
      seen.every((milliseconds) => milliseconds < 2000),
      figures,
    );
    assert.ok(
      others.every(({ marker }) => marker === "HIT"),
      figures,
    );
    return figures;
  },
};

/** The sample with another name for one product. */
export async function importChanged(url: string, folder: string, name: string) {
  const copied = (source: string) => !/content\/(files|media\/originals)(\/|$)/.test(source);
  await cp("content", folder, { recursive: true, filter: copied });
  await symlink(join(process.cwd(), "content/files"), join(folder, "files"));
  await symlink(join(process.cwd(), "content/media/originals"), join(folder, "media/originals"));
  const file = join(folder, "products/hd-r5-1p.en.yaml");
  await writeFile(file, (await readFile(file, "utf8")).replace("name: Ridge 5\n", `name: ${name}\n`));
  const { db, close } = openDatabase({ connectionString: url }, { maxConnections: 2 });
  await importContent(db, folder, { force: true });
  await close();
}

export const limitsHold: Check = {
  name: "a visitor's allowance is counted once, whichever process is asked",
  async run({ processes: { api, sites } }) {
    const places = [sites[0], sites[1], api].map((process) => process?.url ?? "");
    const codes: number[] = [];
    for (let count = 0; count < 9; count++)
      codes.push((await sendMessage(places[count % 3] ?? "", undefined, "198.51.100.7")).code);
    const figures = `nine messages over two sites and the API: ${codes.join(" ")}`;
    assert.deepEqual(codes, [...Array(5).fill(200), ...Array(4).fill(429)], figures);
    return figures;
  },
};

export const dyingIsUnnoticed: Check = {
  name: "a site is killed under load and comes back",
  async run(deployment) {
    const { url, postgres, processes } = deployment;
    const urls = (await listSitemap(url)).filter((_, index) => index % 15 === 0);
    let over = false;
    const isOver = () => over;
    const visitors = startVisitors(urls, 8, { isOver });
    const senders = startSenders(url, 2, { isOver });
    for (const index of [0, 1, 0, 1]) {
      const before = visitors.tally.reads;
      await until("there is load", 120_000, async () => visitors.tally.reads > before + 150);
      await processes.sites[index]?.kill("SIGKILL");
      await until("the other goes on", 120_000, async () => visitors.tally.reads > before + 300);
      await deployment.startSiteAgain(index);
      await sleep(2500); // until nginx asks it again
    }
    over = true;
    await Promise.all([visitors.done, senders.done]);
    const { reads, failed, retried, reasons, slowest } = visitors.tally;
    const lost = await listLost(postgres.query, senders.acknowledged);
    const figures =
      `4 kills; ${reads} reads, ${failed} failed${failed ? ` (${listed(reasons)})` : ""}, ${retried} sent again, slowest ` +
      `${Math.round(slowest)} ms; ${senders.acknowledged.length} messages acknowledged, ${lost.length} lost`;
    assert.deepEqual([failed, retried, lost.length], [0, 0, 0], figures);
    return figures;
  },
};

export const withoutApi: Check = {
  name: "the API is killed: pages that were seen stay, and it comes back",
  async run(deployment) {
    const { url, processes } = deployment;
    const urls = (await listSitemap(url)).slice(0, 30);
    // Twice, so that both sites have seen each.
    for (const site of processes.sites) for (const page of urls) await fetch(page.replace(url, site.url));
    await processes.api.kill("SIGKILL");
    const tally = newTally();
    for (const page of urls) await visit(tally, page);
    await deployment.startApiAgain();
    await until("messages are taken again", 60_000, async () => (await sendMessage(url)).code === 200);
    const figures = `${tally.reads} reads without it, ${tally.failed} failed, ${listed(tally.markers)}`;
    assert.equal(tally.failed, 0, figures);
    return figures;
  },
};

export const filesFromStore: Check = {
  name: "a file that only the store has is sent by every site",
  async run({ url, store, processes }) {
    const files = openFileStore({
      url: store.url,
      key: store.key,
      secret: store.secret,
      region: "us-east-1",
    });
    await files.write("files/documents/only-there.pdf", new TextEncoder().encode("only there"), {});
    const places = [url, ...processes.sites.map((site) => site.url)];
    const texts = await Promise.all(
      places.map(async (place) => (await fetch(`${place}/files/documents/only-there.pdf`)).text()),
    );
    assert.deepEqual(texts, Array(3).fill("only there"));
    return "sent by both, and through nginx";
  },
};
