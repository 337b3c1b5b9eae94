import { table } from "./table.ts";

export type Figure = {
  what: string;
  value: number;
  limit: number;
  kind: "at most" | "at least";
  unit: string;
};

export function atMost(what: string, value: number, limit: number, unit = ""): Figure {
  return { what, value, limit, kind: "at most", unit };
}

export function atLeast(what: string, value: number, limit: number, unit = ""): Figure {
  return { what, value, limit, kind: "at least", unit };
}

export function isKept({ value, limit, kind }: Figure) {
  return kind === "at most" ? value <= limit : value >= limit;
}

export function figureTable(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    `${figure.kind} ${number(figure.limit)}${figure.unit}`,
    `${number(figure.value)}${figure.unit}`,
    isKept(figure) ? "kept" : "MISSED",
  ]);
  return table(["what", "figure", "measured", ""], rows);
}

export function number(value: number): string {
  if (!Number.isFinite(value)) return "–";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(3)));
}
