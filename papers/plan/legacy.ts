import { makeManual } from "../layouts/manual.ts";
import type { Language, Library, Product } from "../library.ts";
import { textOf } from "../library.ts";
import { hasText } from "../markup/read-text.ts";
import { makePage } from "../page/page.ts";
import { forEachLanguage } from "../printed-languages.ts";
import { wordsIn } from "../words/words.ts";
import { planPaper } from "./general.ts";
import { documentNumber } from "./numbering.ts";
import type { Planned } from "./planned.ts";

const texts: Record<string, string> = {
  "hd-r3-g1": "legacy-ridge-user",
  "hd-r5-g1": "legacy-ridge-user",
  "hd-l2-4": "legacy-l2-4-user",
  "hd-bg2": "legacy-bg2-user",
};
const days: Record<string, string> = {
  "hd-r3-g1": "2023-11-20",
  "hd-r5-g1": "2024-05-27",
  "hd-l2-4": "2022-08-22",
  "hd-bg2": "2025-09-29",
};

/** Documents of discontinued models: a manual and a note on the last firmware. */
export function planLegacy(library: Library): Planned[] {
  return library.legacy.flatMap((product) =>
    (["en", "es", "my"] as const).flatMap((language) => [
      ...(hasText(texts[product.id] ?? "", language) ? [planManual(library, product, language)] : []),
      ...(hasText(`firmware-${product.id}`, language) ? [planFirmware(library, product, language)] : []),
    ]),
  );
}

function planFirmware(library: Library, product: Product, language: Language): Planned {
  return planPaper(library, {
    id: `${product.id}-firmware-note-${language}`,
    topic: "firmware",
    code: "FW",
    about: product.data.model,
    language,
    version: product.data.lastFirmware ?? "1.0",
    day: days[product.id] ?? "2024-01-08",
    products: [product],
    text: `firmware-${product.id}`,
    title: (own) => `${product.data.model}: ${wordsIn(own).firmwareNote} ${product.data.lastFirmware}`,
    subject: (own) => ({
      name: product.data.lastFirmware ?? "",
      tagline: textOf(product, own).name,
      kind: wordsIn(own).firmwareNote,
    }),
  });
}

function planManual(library: Library, product: Product, language: Language): Planned {
  const id = `${product.id}-user-manual-${language}`;
  const date = `${days[product.id] ?? "2024-01-08"}T09:00:00Z`;
  const title = (own: Language) => `${product.data.model}: ${wordsIn(own).userManual}`;
  const edition = {
    language,
    title: title(language),
    number: documentNumber("UM", product.data.model, language),
    version: "4.0",
    date,
  };
  return {
    id,
    record: {
      kind: "User Manual",
      products: [product.id],
      productTypes: library.categoryOf(product.data.category).data.productTypes,
      segments: product.data.segments,
      language,
      version: "4.0",
      date,
      path: `documents/${id}.pdf`,
      titles: forEachLanguage(title),
    },
    makeHtml: () => {
      const { name, summary } = textOf(product, language);
      const subject = { name, tagline: summary, kind: wordsIn(language).userManual, products: [product] };
      return makePage(edition, "manual", makeManual(library, subject, texts[product.id] ?? "", edition));
    },
  };
}
