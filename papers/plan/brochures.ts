import { segments } from "#config/maker/sorting.ts";
import { makeBrochure } from "../layouts/brochure.ts";
import type { Category, Language, Library } from "../library.ts";
import { textOf } from "../library.ts";
import { makePage } from "../page/page.ts";
import { forEachLanguage, printedLanguages } from "../printed-languages.ts";
import { wordsIn } from "../words/words.ts";
import { editionOf } from "./edition-of.ts";
import { documentNumber } from "./numbering.ts";
import type { Planned } from "./planned.ts";

const edition: [version: string, day: string] = ["2026/2", "2026-09-07"];

export function planBrochures(library: Library): Planned[] {
  return library.categories.flatMap((category) =>
    printedLanguages.map((language) => planBrochure(library, category, language)),
  );
}

function planBrochure(library: Library, category: Category, language: Language): Planned {
  const id = `${category.id}-brochure-${language}`;
  const { version, date } = editionOf(library, id, edition);
  const products = library.current.filter(({ data }) => data.category === category.id);
  const number = documentNumber("BR", category.id, language);
  const title = (own: Language) =>
    `${(category.texts[own] ?? textOf(category, "en")).name}: ${wordsIn(own).brochure}`;
  return {
    id,
    record: {
      kind: "Brochure",
      products: products.map((product) => product.id),
      productTypes: category.data.productTypes,
      segments: segments.filter((segment) => products.some(({ data }) => data.segments.includes(segment))),
      language,
      version,
      date,
      path: `documents/${id}.pdf`,
      titles: forEachLanguage(title),
    },
    makeHtml: () =>
      makePage(
        { language, title: title(language), number, version, date },
        "brochure",
        makeBrochure(library, category, language, number),
      ),
  };
}
