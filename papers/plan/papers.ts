import type { Language, Library } from "../library.ts";
import { textOf } from "../library.ts";
import { hasText } from "../markup/read-text.ts";
import { printedLanguages } from "../printed-languages.ts";
import { wordsIn } from "../words/words.ts";
import { planPaper } from "./general.ts";
import type { Planned } from "./planned.ts";

const languagesOf = (text: string) => printedLanguages.filter((language) => hasText(text, language));

/** The warranty terms, and their previous edition. */
export function planWarranty(library: Library): Planned[] {
  const title = (own: Language) => wordsIn(own).warrantyTerms;
  const common = {
    topic: "warranty",
    code: "WT",
    about: "ALL",
    products: library.current,
    title,
    subject: (own: Language) => ({ name: title(own), tagline: "", kind: "Heliodane" }),
  };
  const old = planPaper(library, {
    ...common,
    id: "warranty-terms-en-2025",
    language: "en",
    version: "2025/1",
    day: "2025-01-02",
    text: "warranty-2025",
    subject: (own) => ({ ...common.subject(own), isOld: true }),
  });
  const current = languagesOf("warranty").map((language) =>
    planPaper(library, {
      ...common,
      id: `warranty-terms-${language}`,
      language,
      version: "2026/1",
      day: "2026-01-02",
      text: "warranty",
      replaces: language === "en" ? "warranty-terms-en-2025" : undefined,
    }),
  );
  return [old, ...current];
}

/** Register maps for people who connect their own control system. */
export function planModbus(library: Library): Planned[] {
  return ["ridge", "summit", "almanac"].flatMap((id) => {
    const series = library.seriesOf(id);
    const common = {
      topic: "modbus",
      code: "MB",
      about: id,
      products: library.productsOf(id).filter((product) => product.id !== "hd-pb"),
      title: (own: Language) => `${textOf(series, "en").name}: ${wordsIn(own).modbusMap}`,
      subject: (own: Language) => ({
        name: textOf(series, own).name,
        tagline: textOf(series, own).tagline,
        kind: wordsIn(own).modbusMap,
      }),
    };
    const old =
      id === "ridge"
        ? [
            planPaper(library, {
              ...common,
              id: "ridge-modbus-map-en-1-2",
              language: "en",
              version: "1.2",
              day: "2025-04-07",
              text: "ridge-modbus-1-2",
              subject: (own) => ({ ...common.subject(own), isOld: true }),
            }),
          ]
        : [];
    const current = languagesOf(`${id}-modbus`).map((language) =>
      planPaper(library, {
        ...common,
        id: `${id}-modbus-map-${language}`,
        language,
        version: id === "ridge" ? "1.3" : "1.1",
        day: "2026-05-25",
        text: `${id}-modbus`,
        replaces: id === "ridge" && language === "en" ? "ridge-modbus-map-en-1-2" : undefined,
      }),
    );
    return [...old, ...current];
  });
}

const transportTexts: Record<string, string> = { hearth: "transport-hearth", quarry: "transport-inside" };

/** Class 9 rules in short, for people who transport, store or extinguish a battery. */
export function planTransport(library: Library): Planned[] {
  return ["cairn", "strata", "basalt", "hearth", "quarry"].flatMap((id) => {
    const series = library.seriesOf(id);
    const text = transportTexts[id] ?? "transport-alone";
    return languagesOf(text).map((language) =>
      planPaper(library, {
        id: `${id}-transport-note-${language}`,
        topic: "transport",
        code: "TR",
        about: id,
        language,
        version: "1.3",
        day: "2026-11-16",
        text,
        products: library.productsOf(id),
        title: (own) => `${textOf(series, "en").name}: ${wordsIn(own).transportNote}`,
        subject: (own) => ({
          name: textOf(series, own).name,
          tagline: textOf(series, own).tagline,
          kind: wordsIn(own).transportNote,
        }),
      }),
    );
  });
}
