/** `row` is its number in the sheet: an empty line counts, although it says nothing. */
export type Sheet = { head: string[]; rows: { row: number; cells: string[] }[] };

/** Comma- or semicolon-separated values with quoted cells; a mark at the beginning and empty lines are passed over. */
export function readCsv(text: string): Sheet {
  const plain = text.replace(/^\uFEFF/, "");
  const [first = ""] = plain.split("\n", 1);
  const separator = first.split(";").length > first.split(",").length ? ";" : ",";
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}]*))(${separator}|\\r?\\n|$)`, "y");
  const rows: string[][] = [[]];
  while (cell.lastIndex < plain.length) {
    const match = cell.exec(plain);
    if (!match) throw new Error(`row ${rows.length}: a quotation mark does not end`);
    const [, quoted, bare = "", end] = match;
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    if (end !== separator) rows.push([]);
  }
  const [head, ...rest] = rows
    .map((cells, place) => ({ row: place + 1, cells }))
    .filter(({ cells }) => cells.some((text) => text !== ""));
  return { head: head?.cells ?? [], rows: rest };
}
