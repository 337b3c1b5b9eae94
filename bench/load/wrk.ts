import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export type Encoding = "gzip" | "identity";
export type Load = { requests: number; perSecond: number; p50: number; p99: number };

/** Requests one address repeatedly over 64 connections; times in milliseconds. */
export async function load(
  url: string,
  seconds: number,
  encoding: Encoding,
  connections = 64,
): Promise<Load> {
  const { stdout } = await run("wrk", [
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    "--timeout=30s",
    "--latency",
    `--header=Accept-Encoding: ${encoding}`,
    url,
  ]);
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)?.[0];
  if (failed) throw new Error(`${url}: ${failed}`);
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: milliseconds(stdout, "50%"),
    p99: milliseconds(stdout, "99%"),
  };
}

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function milliseconds(output: string, name: string) {
  const [, value, unit = ""] = new RegExp(`${name}\\s+([\\d.]+)(us|ms|s|m)\\b`).exec(output) ?? [];
  return Number(value) * (units[unit] ?? Number.NaN);
}
