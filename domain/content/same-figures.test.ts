import { expect, test } from "vitest";
import { type Language, languageTags } from "#i18n/locales.ts";
import { sampleDirectory } from "#tests/support/sample-database.ts";
import { readContent } from "./read-files.ts";

const thousands: Record<Language, RegExp> = {
  en: /(?<=\d),(?=\d{3})/g,
  es: /(?<=\d)[\u00a0\u202f ](?=\d{3}(?!\d))/g,
  my: /(?<=\d),(?=\d{3})/g,
  fr: /(?<=\d)[\u00a0\u202f ](?=\d{3}(?!\d))/g,
};

/** Burmese puts the parts of a sentence in another order, so the figures of one text are compared whatever theirs is. */
function figuresIn(text: string, language: Language): string {
  const plain = text
    .replace(/<[^>]+>/g, " ")
    .replace(/[၀-၉]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x1040))
    .replace(thousands[language], "");
  const decimal = language === "es" || language === "fr" ? plain.replace(/(?<=\d),(?=\d)/g, ".") : plain;
  return (decimal.match(/\d+(?:\.\d+)?/g) ?? [])
    .map(Number)
    .sort((a, b) => a - b)
    .join(" ");
}

/** Every text of a record with the way to it. */
function* textsOf(value: unknown, path = ""): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object" && value !== null)
    for (const [key, entry] of Object.entries(value)) yield* textsOf(entry, path ? `${path}.${key}` : key);
}

test("a text says the same figures in every language", async () => {
  const content = await readContent(sampleDirectory);
  const different = Object.entries(content).flatMap(([kind, records]) =>
    (records as { id: string; texts?: Partial<Record<Language, unknown>> }[]).flatMap(
      ({ id, texts = {} }) => {
        const english = new Map(textsOf(texts.en));
        return languageTags.flatMap((language) =>
          [...textsOf(texts[language])].flatMap(([path, text]) => {
            const said = figuresIn(english.get(path) ?? text, "en");
            const translated = figuresIn(text, language);
            return said === translated || !english.has(path)
              ? []
              : [
                  `${kind}/${id}.${language}.yaml ${path}: ${translated || "none"}, in English ${said || "none"}`,
                ];
          }),
        );
      },
    ),
  );
  expect(different).toEqual([]);
});
