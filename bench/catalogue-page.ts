import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { catalogueFigures, inMemory } from "./catalogue-figures.ts";
import { catalogueTable } from "./catalogue-table.ts";
import type { Encoding } from "./load/wrk.ts";
import { readPageData } from "./peers/page-data.ts";
import type { Figure } from "./report/figures.ts";
import { startNginx } from "./servers/nginx.ts";
import { startOurSite } from "./servers/our-site.ts";
import { buildPeer, startNext, startNuxt } from "./servers/peers.ts";
import { startPlain } from "./servers/plain.ts";
import { recordAnswer } from "./servers/record-answer.ts";
import type { Server } from "./servers/start-server.ts";
import { measureSideBySide, type Size } from "./side-by-side.ts";

type Options = Size & { dataFolder: string; encoding: Encoding };

const page = "/product-list";
/** An unknown market filters nothing: such a page is rendered for every request and never cached. */
const renderedPage = `${page}?market=bench-`;

/** Compares our product list with equal pages of Next and Nuxt, and with bare servers that send the same bytes. */
export async function benchCataloguePage({ dataFolder, encoding, ...size }: Options): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const servers: Server[] = [];
  try {
    const ours = await startOurSite(dataFolder);
    servers.push(ours);
    await buildPeers(ours);
    servers.push(...(await startOthers(folder, ours, encoding)));
    const measured = await measureSideBySide(subjectsOf(servers, encoding), size);
    console.info(`\n${await catalogueTable(measured)}\n`);
    return [...catalogueFigures(measured), inMemory(ours)];
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function buildPeers({ url }: Server) {
  const data = await readPageData(url);
  buildPeer("next", data);
  buildPeer("nuxt", data);
}

async function startOthers(folder: string, { url }: Server, encoding: Encoding) {
  const address = `${url}${page}`;
  await recordAnswer(address, encoding);
  const kept = await recordAnswer(address, encoding);
  return [
    await startPlain(folder, kept),
    await startNginx(folder, kept, encoding),
    await startNext(),
    await startNuxt(),
  ];
}

function subjectsOf([ours, plain, nginx, next, nuxt]: Server[], encoding: Encoding) {
  if (!ours || !plain || !nginx || !next || !nuxt) throw new Error("a server is missing");
  const kept = { encoding, rendered: false };
  // Compares rendering only: Nuxt leaves compression to a proxy.
  const rendered = { encoding: "identity" as const, rendered: true };
  return [
    { name: "ours, cached", server: ours, path: page, ...kept },
    { name: "node:http, same bytes", server: plain, path: "/", ...kept },
    { name: "nginx, same file", server: nginx, path: "/", ...kept },
    { name: "Next, static", server: next, path: "/static", ...kept },
    { name: "Nuxt, cached", server: nuxt, path: "/cached", ...kept },
    { name: "ours, rendered", server: ours, path: renderedPage, ...rendered },
    { name: "Next, rendered", server: next, path: "/dynamic?n=", ...rendered },
    { name: "Nuxt, rendered", server: nuxt, path: "/dynamic?n=", ...rendered },
  ];
}
