import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

export type Cell = string | number | boolean | Date | null | undefined;

const known = "=+-@＝＋－＠";
const small = "﹦﹢﹣﹫";

type Options = {
  /** Makes Excel read the file as UTF-8. */
  bom?: boolean;
  /** With a decimal comma, semicolons separate the cells. */
  decimal?: "point" | "comma";
};

/** Text that a spreadsheet would run as a formula gets an apostrophe. Pass numbers as numbers, which get none. */
export function writeCsv(rows: Cell[][], { bom = false, decimal = "point" }: Options = {}): string {
  return stringify(rows, {
    bom,
    delimiter: decimal === "comma" ? ";" : ",",
    record_delimiter: "\r\n",
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: {
      boolean: String,
      date: (date) => date.toISOString(),
      number: (number) => (decimal === "comma" ? String(number).replace(".", ",") : String(number)),
      string: (text) => (isFormula(text) && !known.includes(text.charAt(0)) ? `'${text}` : text),
    },
  });
}

/** Formulas that `escape_formulas` misses: after white space or an invisible character, or with a small sign. */
function isFormula(text: string) {
  for (const letter of text) {
    if (known.includes(letter) || small.includes(letter)) return true;
    if (letter !== "'" && !/[\s\p{Cf}]/u.test(letter)) return false;
  }
  return false;
}

function unmark(cell: string) {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}

/** `row` is the row's number in the sheet; empty rows count. */
export type Sheet = { head: string[]; rows: { row: number; cells: string[] }[] };

/** Reads cells separated by commas, semicolons or tabs, whichever the first row has most of. The first row holds the headings; empty rows are left out. */
export function readCsv(text: string): Sheet {
  const [first = ""] = text.split("\n", 1);
  const count = (mark: string) => first.split(mark).length;
  const delimiter = [",", ";", "\t"].reduce((most, mark) => (count(mark) > count(most) ? mark : most));
  const [head, ...rows] = parseCells(text, delimiter)
    .map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => unmark(cell.trim())) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  return { head: head?.cells ?? [], rows };
}

function parseCells(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      record_delimiter: ["\r\n", "\n"],
      relax_column_count: true,
      trim: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Error(`row ${Number(error.records) + 1}: a quotation mark is in the wrong place or missing`);
  }
}
