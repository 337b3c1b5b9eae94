import { memory } from "./load/process-tree.ts";
import { atLeast, atMost, type Figure } from "./report/figures.ts";
import type { Server } from "./servers/start-server.ts";
import { type Measured, medianOf, type Round, ratio } from "./side-by-side.ts";

const connections = 64;

export function catalogueFigures(measured: Measured[]): Figure[] {
  const find = (name: string) => {
    const found = measured.find(({ subject }) => subject.name === name);
    if (!found) throw new Error(`${name} was not measured`);
    return found;
  };
  const between = (a: string, b: string, what: keyof Round) => ratio(find(a), find(b), what);
  const { p99, perSecond } = medianOf(find("ours, rendered"));
  return [
    atMost("cached: CPU against node:http", between("ours, cached", "node:http, same bytes", "cpu"), 1.3),
    atLeast(
      "cached: throughput against Next static",
      between("ours, cached", "Next, static", "perSecond"),
      15,
    ),
    atLeast(
      "cached: throughput against Nuxt's cache",
      between("ours, cached", "Nuxt, cached", "perSecond"),
      4,
    ),
    atMost("rendered: CPU against Next", between("ours, rendered", "Next, rendered", "cpu"), 0.3),
    atMost("rendered: CPU against Nuxt", between("ours, rendered", "Nuxt, rendered", "cpu"), 0.4),
    atMost("rendered: p99 at 64 connections", p99, (2 * connections * 1000) / perSecond, " ms"),
  ];
}

export function inMemory({ pid }: Server): Figure {
  return atMost("memory of one web process after load", memory(pid).resident, 300, " MB");
}
