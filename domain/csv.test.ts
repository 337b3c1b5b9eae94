import { expect, test } from "vitest";
import { readCsv, writeCsv } from "./csv.ts";

test.each([
  ..."=+-@＝＋－＠﹦﹢﹣﹫".split("").map((sign) => `${sign}1`),
  ...["=1+1", "+1|cmd", "@SUM(A1)", "-5", "-25 … 60", "\t=1", "  =cmd|' /C calc'!A0", "\u200B=1", "\u202E=1"],
])("a spreadsheet does not run the text %j, and we read it back as it was", (text) => {
  const csv = writeCsv([["message"], [text]]);
  expect(csv).toBe(`message\r\n'${text}\r\n`);
  expect(readCsv(csv).rows[0]?.cells).toEqual([text]);
});

test("a negative number stays a number", () => {
  expect(writeCsv([[-5, -0.5, "'s-Hertogenbosch"]])).toBe("-5,-0.5,'s-Hertogenbosch\r\n");
});

test("quotes, separators and line breaks survive", () => {
  expect(writeCsv([["a"], ['say "hi", twice\nplease', null, false]])).toBe(
    'a\r\n"say ""hi"", twice\nplease",,false\r\n',
  );
});

test("a sheet for a country with a decimal comma has semicolons between its cells", () => {
  const csv = writeCsv(
    [
      ["model", "W"],
      ["A; B", -0.075],
    ],
    { decimal: "comma", bom: true },
  );
  expect(csv).toBe('\uFEFFmodel;W\r\n"A; B";-0,075\r\n');
  expect(readCsv(csv)).toEqual({ head: ["model", "W"], rows: [{ row: 2, cells: ["A; B", "-0,075"] }] });
});

test("an empty row is left out, and the rows after it keep their numbers", () => {
  expect(readCsv('a,b\n\n"x\ny", 1 \r\n,\n2,3,4').rows).toEqual([
    { row: 3, cells: ["x\ny", "1"] },
    { row: 5, cells: ["2", "3", "4"] },
  ]);
});

test("a quotation mark that is not closed is reported with its row", () => {
  expect(() => readCsv('a,b\n1,2\n"3,4')).toThrow("row 3: a quotation mark is in the wrong place or missing");
});
