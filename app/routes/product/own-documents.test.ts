import { expect, test } from "vitest";
import { splitDocuments } from "./own-documents.ts";

const paper = (id: string, language: string, date = 1, title = "Ridge: Manual") => ({
  ...{ id, language, date, title },
  kind: "Manual",
});
const ids = (documents: { id: string }[]) => documents.map(({ id }) => id);

test("a reader sees the newest version in the own language, and the others behind a line", () => {
  const { own, others } = splitDocuments(
    [paper("en", "en"), paper("es", "es"), paper("es-2", "es", 2)],
    "es",
  );
  expect(ids(own)).toEqual(["es-2"]);
  expect(ids(others)).toEqual(["en", "es"]);
});

test("a paper that is not translated is shown in English, and one in a third language is not", () => {
  const papers = [paper("manual", "es"), paper("map", "en", 1, "Register map"), paper("old", "my", 1, "Old")];
  const { own, others } = splitDocuments(papers, "es");
  expect(ids(own)).toEqual(["manual", "map"]);
  expect(ids(others)).toEqual(["old"]);
});
