import { expect, test } from "vitest";
import { listBrochures } from "./list-brochures.ts";

const edition = (id: string, language: "en" | "es" | "my", products: string[] = []) => ({
  id,
  language,
  products,
  title: id,
  titleLanguage: "en" as const,
  kind: "Brochure" as const,
  version: "1",
  date: 0,
  pages: 4,
  bytes: 1,
  sha256: "",
  path: `documents/${id}.pdf`,
  readable: false,
});

test("the editions of a brochure stand together, the page's language first", () => {
  const brochures = listBrochures(
    [
      edition("batteries-brochure-en", "en", ["hd-c5"]),
      edition("company-brochure-en", "en"),
      edition("batteries-brochure-my", "my", ["hd-c5"]),
      edition("batteries-brochure-es", "es", ["hd-c5"]),
    ],
    [{ id: "hd-c5", category: "batteries" }],
    "my",
  );
  expect(brochures.map(({ id, category }) => [id, category])).toEqual([
    ["batteries-brochure", "batteries"],
    ["company-brochure", undefined],
  ]);
  expect(brochures[0]?.editions.map(({ language }) => language)).toEqual(["my", "en", "es"]);
});
