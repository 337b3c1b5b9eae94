import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readGlossary } from "#i18n/glossary/glossary.ts";
import { type Locale, languageOf, locales, usualLocales } from "#i18n/locales.ts";
import { sampleDirectory } from "#tests/support/sample-database.ts";
import { checkText, checkWording } from "./check-wording.ts";

const root = join(sampleDirectory, "..");
const spanish = readGlossary("es");

test("the content keeps to the glossary of its language", async () => {
  expect(await checkWording(sampleDirectory)).toEqual([]);
});

test.each(locales)("the interface keeps to the glossary in %s", (locale) => {
  expect(textsIn(`i18n/messages/${locale}`).flatMap(check(locale))).toEqual([]);
});

test.each(usualLocales)("the papers keep to the glossary in %s", (locale) => {
  const texts = textsIn(`workshop/documents/texts/${languageOf(locale)}`);
  expect([...texts, `workshop/documents/words/${locale}.ts`].flatMap(check(locale))).toEqual([]);
});

test("a wording that the glossary replaces is told with its line and the right term", () => {
  const text = "title: Capacitación\nbody: La furgoneta carga en\u00a0horas\u00a0pico.";
  expect(checkText("news/one.es.yaml", text, spanish)).toEqual([
    { file: "news/one.es.yaml", line: 2, message: 'says "horas pico" where the glossary has "horas punta"' },
    { file: "news/one.es.yaml", line: 2, message: 'says "furgoneta" where the glossary has "camioneta"' },
  ]);
});

test.each([
  ["Comprar en 3 días hábiles.", "en 3 días hábiles"],
  ["El inversor lo hace solo cuando hace falta.", "lo hace solo"],
  ["Registre el equipo dentro de 30 días.", "dentro de 30 días"],
  ["Una en una sola barra los marcos.", "Una en una sola"],
  ["Guárdela con 50 por ciento de carga.", "por ciento de carga"],
])("%s is refused", (text, wording) => {
  expect(checkText("a", text, spanish).map(({ message }) => message)).toEqual([
    expect.stringContaining(`says "${wording}"`),
  ]);
});

test.each([
  "Respondemos en un día hábil como máximo.",
  "La caja se enfría solo por convección.",
  "Son cuatro horas solares pico.",
  "El generador trabaja a plena carga.",
  "Llegada, café, formación de grupos",
])("%s is allowed", (text) => {
  expect(checkText("a", text, spanish)).toEqual([]);
});

function textsIn(directory: string) {
  return readdirSync(join(root, directory), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(md|json)$/.test(name))
    .map((name) => `${directory}/${name}`);
}

function check(locale: Locale) {
  const glossary = readGlossary(languageOf(locale));
  return (file: string) => checkText(file, readFileSync(join(root, file), "utf8"), glossary);
}
