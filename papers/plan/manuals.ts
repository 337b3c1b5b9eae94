import { segments } from "#config/maker/sorting.ts";
import { makeManual } from "../layouts/manual.ts";
import type { Subject } from "../layouts/subject.ts";
import type { Language, Library, Series } from "../library.ts";
import { textOf } from "../library.ts";
import { hasText } from "../markup/read-text.ts";
import { makePage } from "../page/page.ts";
import { forEachLanguage, printedLanguages } from "../printed-languages.ts";
import { wordsIn } from "../words/words.ts";
import { documentNumber } from "./numbering.ts";
import type { Planned } from "./planned.ts";

type Sort = "user" | "installation";

const editions: Record<string, [version: string, date: string]> = {
  ridge: ["3.1", "2026-11-16"],
  summit: ["2.2", "2026-11-16"],
  outpost: ["2.3", "2026-11-16"],
  meridian: ["1.3", "2026-11-16"],
  cairn: ["2.4", "2026-11-16"],
  strata: ["1.5", "2026-11-16"],
  basalt: ["1.3", "2026-11-16"],
  hearth: ["1.4", "2026-11-16"],
  quarry: ["1.6", "2026-11-16"],
  beacon: ["2.0", "2026-09-14"],
  almanac: ["1.4", "2026-06-15"],
  tether: ["1.2", "2026-11-16"],
};

/** Two manuals per series, in every language with their text. */
export function planManuals(library: Library): Planned[] {
  return library.series.flatMap((series) =>
    (["user", "installation"] as const).flatMap((sort) =>
      printedLanguages
        .filter((language) => language === "en" || hasText(`${series.id}-${sort}`, language))
        .map((language) => planManual(library, series, sort, language)),
    ),
  );
}

function planManual(library: Library, series: Series, sort: Sort, language: Language): Planned {
  const id = `${series.id}-${sort}-manual-${language}`;
  const products = library.productsOf(series.id).filter((product) => product.id !== "hd-pb");
  const [version, day] = editions[series.id] ?? ["1.0", "2026-01-12"];
  const date = `${day}T09:00:00Z`;
  const kindIn = (own: Language) => wordsIn(own)[sort === "user" ? "userManual" : "installationManual"];
  const title = (own: Language) => `${textOf(series, "en").name}: ${kindIn(own)}`;
  const edition = {
    language,
    title: title(language),
    number: documentNumber(sort === "user" ? "UM" : "IM", series.id, language),
    version,
    date,
  };
  return {
    id,
    record: {
      kind: sort === "user" ? "User Manual" : "Manual",
      topic: sort === "user" ? undefined : "installation",
      products: products.map((product) => product.id),
      productTypes: library.categoryOf(series.data.category).data.productTypes,
      segments: segments.filter((segment) => products.some(({ data }) => data.segments.includes(segment))),
      language,
      version,
      date,
      path: `documents/${id}.pdf`,
      titles: forEachLanguage(title),
    },
    makeHtml: () => {
      const { name, tagline } = textOf(series, language);
      const subject: Subject = { name, tagline, kind: kindIn(language), products };
      return makePage(edition, "manual", makeManual(library, subject, `${series.id}-${sort}`, edition));
    },
  };
}
