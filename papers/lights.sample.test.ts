import { expect, test } from "vitest";
import { type Language, openLibrary } from "./library.ts";
import { planDocuments } from "./plan/plan-documents.ts";
import { printedLanguages } from "./printed-languages.ts";

const library = await openLibrary();
const planned = new Map(planDocuments(library).map((document) => [document.id, document]));

test("every user manual prints each light and code of its series, as the site tells them", () => {
  for (const { data } of library.lights) {
    for (const series of data.series) {
      const manual = planned.get(`${series}-user-manual-en`)?.makeHtml() ?? "";
      const missing = data.entries.filter(({ id }) => !manual.includes(`id="light-${id}"`));
      expect(missing, series).toEqual([]);
    }
  }
});

test.each(printedLanguages)("the answers on the site and the lights say the same in %s", (language) => {
  for (const [code, meaning, step] of rowsOf("inverter-fault-list", "fault-table", language)) {
    const words = wordsOf(language).find(({ code: own }) => own === code);
    expect(words, code).toMatchObject({ meaning, installer: step });
  }
  const sticks = wordsOf(language).filter(({ table }) => table === "beacon");
  for (const [, , , meaning, owner] of rowsOf("logger-leds", "led-table", language))
    expect(sticks).toContainEqual(expect.objectContaining({ meaning, owner }));
});

function wordsOf(language: Language) {
  return library.lights.flatMap(({ id: table, data, texts }) =>
    data.entries.map(({ id, code }) => ({ table, code, ...texts[language]?.entries[id] })),
  );
}

function rowsOf(group: string, entry: string, language: Language) {
  const answer = library.faq.find(({ id }) => id === group)?.texts[language]?.entries[entry]?.answer ?? "";
  const rows = [...answer.matchAll(/<tr>((?:<td>[^<]*<\/td>)+)<\/tr>/g)].map(([, cells = ""]) =>
    [...cells.matchAll(/<td>([^<]*)/g)].map(([, text = ""]) => text.replaceAll("&amp;", "&")),
  );
  expect(rows.length).toBeGreaterThan(8);
  return rows;
}
