import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readGlossary } from "#i18n/glossary/glossary.ts";
import { type Locale, languageOf, locales, usualLocales } from "#i18n/locales.ts";
import { sampleDirectory } from "#tests/support/sample-database.ts";
import { checkText, checkWording } from "./check-wording.ts";

const root = join(sampleDirectory, "..");
const spanish = readGlossary("es");
const glossaries = { en: readGlossary("en"), es: spanish, my: readGlossary("my") };

test("texts are held against the glossary of the interface only where the maker asks for it", () => {
  const source = [{ file: "blogs/x.es.yaml", source: "title: Vídeos" }];
  const maker = (data: object, texts = {}) => ({ data, texts }) as never;
  expect(checkWording(source, maker({}))).toEqual([]);
  expect(checkWording(source, maker({ interfaceGlossary: true }))).toHaveLength(1);
  const own = { es: { glossary: [{ term: "película", not: ["vídeos?"] }] } };
  expect(checkWording(source, maker({}, own))[0]?.message).toBe(
    'says "Vídeos" where the glossary has "película"',
  );
});

test.each(locales)("the interface keeps to the glossary in %s", (locale) => {
  expect(textsIn(`i18n/messages/${locale}`).flatMap(check(locale))).toEqual([]);
});

test.each(usualLocales)("the papers keep to the glossary in %s", (locale) => {
  const texts = textsIn(`papers/texts/${languageOf(locale)}`);
  expect([...texts, `papers/words/${locale}.ts`].flatMap(check(locale))).toEqual([]);
});

test("a wording that the glossary replaces is told with its line and the right term", () => {
  const text = "title: Capacitación\nbody: La furgoneta carga en\u00a0horas\u00a0pico.";
  expect(checkText("news/one.es.yaml", text, spanish)).toMatchObject([
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
  "On a good day 8.8 kWp give about 36 kWh.",
  "The tower wants a level floor.",
  "It starts when the grid is away.",
  "Charges in cheap hours, discharges in dear ones.",
  "See it, measure it, steer it.",
])("%s is not our English", (text) => {
  expect(checkText("a", text, glossaries.en)).toHaveLength(1);
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

test.each([
  ["en", "Hold the button for 3 seconds; then charge at once."],
  ["en", "Open the terminal cover and measure."],
  ["en", "The generator stands in the yard, its exhaust pointing towards the house."],
  ["en", "Two strings take any current panel."],
  ["en", "It is quiet enough for bedroom walls."],
  ["en", "Try another cable; if it returns, call."],
  ["es", "Mantenga el botón 3 segundos y cárguela de inmediato."],
  ["es", "Fotos de los bornes sin tapa."],
  ["es", "El generador va afuera, con el escape hacia la casa."],
  ["es", "Dos cadenas admiten cualquier panel actual."],
  ["es", "Es silencioso: sirve para paredes de dormitorio."],
  ["my", "ခလုတ်ကို 3 စက္ကန့် ဖိပြီး ချက်ချင်း အားသွင်းပါ။"],
  ["my", "အိတ်ဇောကို အိမ်ဘက်သို့ လှည့်ပါ။"],
  ["my", "အိပ်ခန်းနံရံအတွက် သင့်တော်ပါသည်။"],
] as const)("what would hurt somebody is refused in %s: %s", (language, text) => {
  expect(checkText("a", text, glossaries[language])).toHaveLength(1);
});

test.each([
  ["en", "Do not open the terminal cover and do not charge it yourself."],
  ["en", "Switch off and lock all sources before you open a cover."],
  ["en", "The generator stands in the open air, with the exhaust pointing away."],
  ["es", "No abra la tapa de los bornes ni la cargue usted."],
  ["es", "Apague todas las fuentes antes de abrir una tapa."],
] as const)("what keeps somebody safe is allowed in %s: %s", (language, text) => {
  expect(checkText("a", text, glossaries[language])).toEqual([]);
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
