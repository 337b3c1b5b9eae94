import { spawnSync } from "node:child_process";
import type { Deployment } from "./deployment.ts";

const seconds = 8;
/** A parameter that no page knows makes a page that is rendered and not kept. */
const pages = [
  { name: "kept page", path: "/spanish/products/hd-r5-1p" },
  { name: "rendered page", path: "/spanish/product-list?market=none" },
];

/** Requests per second as wrk counts them, with 16 connections; undefined without wrk (Debian's package). */
export function measureThroughput({ url, processes }: Deployment, port: number): string[] | undefined {
  if (spawnSync("wrk", ["-v"]).error) return undefined;
  const places = [
    { name: "one site, asked directly", url: processes.sites[0]?.url ?? "" },
    { name: "nginx and one site", url: `http://127.0.0.1:${port + 1}` },
    { name: "nginx and two sites", url },
  ];
  return pages.flatMap((page) =>
    places.map((place) => {
      ask(`${place.url}${page.path}`, 2);
      return `${page.name.padEnd(14)} ${place.name.padEnd(26)} ${ask(`${place.url}${page.path}`, seconds)}`;
    }),
  );
}

/** Undefined without wrk. */
export function requestsPerSecond(url: string, duration: number): number | undefined {
  const found = /Requests\/sec:\s+(\S+)/.exec(runWrk(url, duration) ?? "");
  return found ? Number(found[1]) : undefined;
}

function runWrk(url: string, duration: number) {
  const options = [
    "-t1",
    "-c16",
    `-d${duration}`,
    "--latency",
    "--timeout",
    "30s",
    "-H",
    "Accept-Encoding: br",
    url,
  ];
  return spawnSync("wrk", options, { encoding: "utf8" }).stdout ?? undefined;
}

function ask(url: string, duration: number) {
  const stdout = runWrk(url, duration) ?? "";
  const found = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? "?";
  const errors = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? "0";
  return `${found(/Requests\/sec:\s+(\S+)/).padStart(9)} per second, p50 ${found(/\s50%\s+(\S+)/)}, p99 ${found(/\s99%\s+(\S+)/)}, ${errors} errors`;
}
