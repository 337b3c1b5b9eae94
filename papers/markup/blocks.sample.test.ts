import { expect, test } from "vitest";
import { readBlocks } from "./blocks.ts";

test("a writer marks headings, lists, tables and warnings by the first sign of a block", () => {
  const source =
    "# Safety\n\n!!! High voltage.\nStay away.\n\n1. Open\n2. Close\n   slowly\n\n| A | B |\n| 1 | 2 |\n\n@figure wiring ridge";
  expect(readBlocks(source)).toEqual([
    { type: "heading", level: 1, text: "Safety" },
    { type: "callout", tone: "danger", text: "High voltage. Stay away." },
    { type: "list", ordered: true, items: ["Open", "Close slowly"] },
    { type: "table", head: ["A", "B"], rows: [["1", "2"]] },
    { type: "directive", name: "figure", args: ["wiring", "ridge"] },
  ]);
});
