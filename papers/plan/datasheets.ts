import { makeDatasheet } from "../layouts/datasheet.ts";
import { type Language, type Library, type Product, textOf } from "../library.ts";
import { makePage } from "../page/page.ts";
import { forEachLanguage, printedLanguages } from "../printed-languages.ts";
import { wordsIn } from "../words/words.ts";
import { editionOf } from "./edition-of.ts";
import { documentNumber } from "./numbering.ts";
import type { Planned } from "./planned.ts";

const editions: Record<string, [version: string, date: string]> = {
  ridge: ["2.2", "2026-11-16"],
  summit: ["1.5", "2026-11-16"],
  outpost: ["1.4", "2026-11-16"],
  meridian: ["1.1", "2025-11-24"],
  cairn: ["2.1", "2026-11-16"],
  strata: ["1.2", "2026-06-22"],
  basalt: ["1.2", "2026-11-16"],
  hearth: ["1.3", "2026-11-16"],
  quarry: ["1.4", "2026-11-16"],
  beacon: ["1.6", "2026-11-16"],
  almanac: ["1.2", "2026-06-08"],
  tether: ["1.1", "2026-11-16"],
};

export function planDatasheets(library: Library): Planned[] {
  return library.current.flatMap((product) =>
    printedLanguages.map((language) => planDatasheet(library, product, language)),
  );
}

function planDatasheet(library: Library, product: Product, language: Language): Planned {
  const { model, series, category, segments } = product.data;
  const id = `${product.id}-datasheet-${language}`;
  const title = (own: Language) =>
    `${(product.texts[own] ?? textOf(product, "en")).name} (${model}): ${wordsIn(own).datasheet}`;
  const { version, date } = editionOf(library, id, editions[series] ?? ["1.0", "2026-01-12"]);
  return {
    id,
    record: {
      kind: "Datasheet",
      products: [product.id],
      productTypes: library.categoryOf(category).data.productTypes,
      segments,
      language,
      version,
      date,
      path: `documents/${id}.pdf`,
      titles: forEachLanguage(title),
    },
    makeHtml: () =>
      makePage(
        {
          language,
          title: title(language),
          number: documentNumber("DS", model, language),
          version,
          date,
        },
        "datasheet",
        makeDatasheet(library, product, language),
      ),
  };
}
