import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { requestsPerSecond } from "../throughput.ts";
import { type Cache, startVarnish } from "./caches.ts";

const rounds = 5;

/** What the origin says anew each time, or the cache by itself. */
const ownOfTheCache = ["age", "cache-status", "connection", "date", "keep-alive", "via", "x-varnish"];

/**
 * How fast Varnish hands out a page, beside how fast it hands out a file of that size with the same headers: in turns, as
 * the machine is now.
 */
export async function compareWithFile(varnish: Cache, path: string, folder: string, port: number) {
  const page = await fetch(varnish.url + path, { headers: { "Accept-Encoding": "br" } });
  const bytes = Number(page.headers.get("content-length"));
  const headers = [...page.headers].filter(([name]) => !ownOfTheCache.includes(name));
  await page.arrayBuffer();
  const file = await startFile({ bytes, headers: Object.fromEntries(headers) }, folder, port);
  try {
    const ratios: number[] = [];
    const lines: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const [ofPage, ofFile] = [
        requestsPerSecond(varnish.url + path, 4),
        requestsPerSecond(`${file.url}/file`, 4),
      ];
      if (ofPage === undefined || ofFile === undefined) return undefined;
      ratios.push(ofPage / ofFile);
      lines.push(`${Math.round(ofPage)}/${Math.round(ofFile)}`);
    }
    const ratio = ratios.toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
    return {
      ratio,
      figures: `${bytes} bytes, page/file per second: ${lines.join(", ")}; ratio ${ratio.toFixed(3)}`,
    };
  } finally {
    file.stop();
  }
}

/** A file behind a Varnish without rules. */
async function startFile(
  { bytes, headers }: { bytes: number; headers: Record<string, string> },
  folder: string,
  port: number,
) {
  const body = Buffer.alloc(bytes, "x");
  const server = createServer((_, response) => {
    response.writeHead(200, { ...headers, "cache-control": "public, max-age=3600", "content-length": bytes });
    response.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const rules = join(folder, "file.vcl");
  writeFileSync(rules, 'vcl 4.1; include "backend.vcl";\n');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const varnish = await startVarnish({ folder, port, origin }, rules);
  return {
    url: varnish.url,
    stop() {
      varnish.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}
