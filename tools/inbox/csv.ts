type Row = Record<string, unknown>;

/** Comma-separated values that a spreadsheet opens as text: a cell never becomes a formula. */
export function writeCsv(rows: Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(writeCell).join(",")}\r\n`)
    .join("");
}

function writeCell(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  const safe = /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
