import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Words } from "../words/words.ts";

export type LineKind = keyof Words["lines"];
export type Node = {
  label: keyof Words["nodes"];
  at: [column: number, row: number];
  span?: [columns: number, rows: number];
  own?: true;
  extra?: string;
};
export type Wire = [from: string, to: string, kind: LineKind];
export type Diagram = { nodes: Record<string, Node>; wires: Wire[] };

/** Wiring plans by series: boxes on a grid, and lines between points on their edges. */
export function readDiagram(name: string): Diagram {
  return parse(readFileSync(join(import.meta.dirname, "diagrams", `${name}.yaml`), "utf8"));
}
