import { segments } from "#config/maker/sorting.ts";
import { makeNote } from "../layouts/manual.ts";
import type { Subject } from "../layouts/subject.ts";
import type { Language, Library, Product } from "../library.ts";
import { makePage } from "../page/page.ts";
import { forEachLanguage } from "../printed-languages.ts";
import { documentNumber } from "./numbering.ts";
import type { Planned } from "./planned.ts";

type Paper = {
  id: string;
  topic: string;
  code: string;
  about: string;
  language: Language;
  version: string;
  day: string;
  replaces?: string;
  products: Product[];
  text: string;
  title: (language: Language) => string;
  subject: (language: Language) => Omit<Subject, "products">;
};

export function planPaper(library: Library, paper: Paper): Planned {
  const { id, language, version, products } = paper;
  const date = `${paper.day}T09:00:00Z`;
  const categories = library.categories.filter((category) =>
    products.some(({ data }) => data.category === category.id),
  );
  const edition = {
    language,
    title: paper.title(language),
    number: documentNumber(paper.code, paper.about, language),
    version,
    date,
  };
  return {
    id,
    record: {
      kind: "General",
      topic: paper.topic,
      products: products.map((product) => product.id),
      productTypes: [...new Set(categories.flatMap(({ data }) => data.productTypes))],
      segments: segments.filter((segment) => products.some(({ data }) => data.segments.includes(segment))),
      language,
      version,
      date,
      path: `documents/${id}.pdf`,
      replaces: paper.replaces,
      titles: forEachLanguage(paper.title),
    },
    makeHtml: () =>
      makePage(
        edition,
        "note",
        makeNote(library, { ...paper.subject(language), products }, paper.text, edition),
      ),
  };
}
