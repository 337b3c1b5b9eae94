import type { Language, Library } from "../library.ts";
import { textOf } from "../library.ts";
import { printedLanguages } from "../printed-languages.ts";
import { wordsIn } from "../words/words.ts";
import { planPaper } from "./general.ts";
import type { Planned } from "./planned.ts";

const spanish = new Set([
  "ridge",
  "summit",
  "outpost",
  "meridian",
  "cairn",
  "strata",
  "hearth",
  "quarry",
  "beacon",
  "tether",
]);
const editions: Record<string, [version: string, date: string]> = {
  quarry: ["1.2", "2026-11-16"],
  tether: ["1.1", "2026-11-16"],
};
const fireReport = "UL 9540A test report";

/** One declaration per series; Quarry's was revised after its fire test. */
export function planDeclarations(library: Library): Planned[] {
  return library.series.flatMap((series) => {
    const languages = printedLanguages.filter((language) => language !== "es" || spanish.has(series.id));
    const isQuarry = series.id === "quarry";
    const current = languages.map((language) =>
      plan(
        library,
        series.id,
        language,
        editions[series.id] ?? ["1.0", "2026-01-05"],
        isQuarry && language === "en" ? "quarry-declaration-en-1-0" : undefined,
      ),
    );
    return isQuarry
      ? [plan(library, series.id, "en", ["1.0", "2025-03-10"], undefined, fireReport), ...current]
      : current;
  });
}

function plan(
  library: Library,
  id: string,
  language: Language,
  [version, day]: [string, string],
  replaces?: string,
  without?: string,
): Planned {
  const series = library.seriesOf(id);
  const title = (own: Language) => `${textOf(series, "en").name}: ${wordsIn(own).declaration}`;
  return planPaper(library, {
    id: `${id}-declaration-${language}${without ? "-1-0" : ""}`,
    topic: "certificate",
    code: "DC",
    about: id,
    language,
    version,
    day,
    replaces,
    products: library.productsOf(id),
    text: "declaration",
    title,
    subject: (own) => ({
      name: textOf(series, own).name,
      tagline: textOf(series, own).tagline,
      kind: wordsIn(own).declaration,
      series: id,
      without,
      isOld: without !== undefined,
    }),
  });
}
