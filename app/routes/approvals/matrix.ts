import type { Data } from "#api/client.ts";

export type Category = Data<"product/getApprovalMatrix">[number];
export type Series = Category["series"][number];
export type Cell = Series["cells"][number];
export type State = "held" | "some" | "none" | "na";

/** Held for all models that it applies to, for some, for none; where no model states it, it does not apply. */
export function stateOf(cell: Cell | undefined): State {
  if (!cell) return "na";
  if (cell.held.length === 0) return "none";
  return cell.held.length === cell.models ? "held" : "some";
}

export const cellOf = ({ cells }: Series, standard: string) =>
  cells.find((cell) => cell.standard === standard);

/** A standard that no series of a category holds needs no column: a sentence says it. */
export function splitStandards({ standards, series }: Category) {
  const isHeld = (name: string) => series.some((own) => (cellOf(own, name)?.held.length ?? 0) > 0);
  return {
    columns: standards.filter(({ name }) => isHeld(name)),
    missing: standards.filter(({ name }) => !isHeld(name)),
  };
}

/** The standards that a country asks for, each with the series that hold it. */
export function answerFor(categories: Category[], market: string) {
  const names = new Set(
    categories.flatMap(({ standards }) =>
      standards.filter(({ markets }) => markets.some(({ id }) => id === market)).map(({ name }) => name),
    ),
  );
  return [...names].map((standard) => ({
    standard,
    series: categories.flatMap(({ series }) =>
      series.filter((own) => (cellOf(own, standard)?.held.length ?? 0) > 0).map(({ name }) => name),
    ),
  }));
}
