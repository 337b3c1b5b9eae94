import { expect, test } from "vitest";
import { worksOf } from "./works.ts";

const edition = (id: string, language: string) => ({ id, language });

test("each work is there once, its editions in the reader's language first, then in the order of the languages", () => {
  const works = worksOf(
    [
      edition("batteries-brochure-my", "my"),
      edition("company-brochure-en", "en"),
      edition("batteries-brochure-es", "es"),
      edition("batteries-brochure-en", "en"),
      edition("storage-brochure", "es"),
    ],
    "es",
  );
  expect(works.map(({ id, editions }) => [id, editions.map(({ language }) => language)])).toEqual([
    ["batteries-brochure", ["es", "en", "my"]],
    ["company-brochure", ["en"]],
    ["storage-brochure", ["es"]],
  ]);
});
