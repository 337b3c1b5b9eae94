import { expect, test } from "vitest";
import { writeCsv } from "./csv.ts";

test("a spreadsheet never takes a message for a formula", () => {
  for (const text of [
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "  =cmd|' /C calc'!A0",
    "＝1+1",
    "＋1",
    "－1",
    "＠SUM(A1)",
  ]) {
    expect(writeCsv([{ message: text }])).toMatch(/\r\n"'/);
  }
});

test("quotes, commas and line breaks survive", () => {
  expect(writeCsv([{ a: 'say "hi", twice\nplease', b: null }])).toBe(
    'a,b\r\n"say ""hi"", twice\nplease",\r\n',
  );
});
