import { firstLoadScript } from "./first-load-script.ts";
import { memory } from "./load/process-tree.ts";
import { number } from "./report/figures.ts";
import { table } from "./report/table.ts";
import { recordAnswer } from "./servers/record-answer.ts";
import { type Measured, medianOf } from "./side-by-side.ts";

const head = [
  "page",
  "encoding",
  "CPU ms",
  "requests/s",
  "p50 ms",
  "p99 ms",
  "RSS MB",
  "PSS MB",
  "page KB",
  "script KB gzip",
];

/** One row per subject; memory is measured after all rounds. */
export async function catalogueTable(measured: Measured[]): Promise<string> {
  return table(head, await Promise.all(measured.map(rowOf)));
}

async function rowOf(entry: Measured) {
  const { name, server, path, encoding } = entry.subject;
  const url = `${server.url}${path}`;
  const { cpu, perSecond, p50, p99 } = medianOf(entry);
  const { resident, proportional } = memory(server.pid);
  const { body } = await recordAnswer(url, encoding);
  const hasScript = server.name !== "node:http" && server.name !== "nginx";
  return [
    name,
    encoding,
    ...[cpu, perSecond, p50, p99, resident, proportional, body.length / 1000].map(number),
    hasScript ? number((await firstLoadScript(url)) / 1000) : "",
  ];
}
