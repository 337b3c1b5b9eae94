import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Language, languageTags } from "#i18n/locales.ts";
import { findMovedFigures } from "#tests/support/figures-in-order.ts";
import { readSample } from "#tests/support/sample-content.ts";
import { sampleDirectory } from "#tests/support/sample-database.ts";
import { fillContent } from "./fill-texts.ts";

/** Every text of a record with the way to it. */
function* textsOf(value: unknown, path = ""): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object" && value !== null)
    for (const [key, entry] of Object.entries(value)) yield* textsOf(entry, path ? `${path}.${key}` : key);
}

test("a text says the same figures in the same order in every language", async () => {
  const content = fillContent(await readSample());
  // Another market tells an office in its own language; the English of it stands with the office.
  const offices = new Map(
    content.variants.flatMap(({ texts }) => [...textsOf({ offices: texts.en?.offices })]),
  );
  const moved = Object.entries(content).flatMap(([kind, records]) =>
    (records as { id: string; texts?: Partial<Record<Language, unknown>> }[]).flatMap(
      ({ id, texts = {} }) => {
        const english = new Map(textsOf(texts.en));
        return languageTags.flatMap((language) =>
          [...textsOf(texts[language])].flatMap(([path, text]) =>
            findMovedFigures(english.get(path) ?? offices.get(path) ?? "", text, language).map(
              (figures) => `${kind}/${id}.${language}.yaml ${path}: ${figures}`,
            ),
          ),
        );
      },
    ),
  );
  expect(moved).toEqual([]);
});

test.each(["es", "my"] as const)(
  "what stands for a picture or a voice says the same figures in %s",
  (language) => {
    const read = (name: string) => readFileSync(join(sampleDirectory, name), "utf8");
    const english: Record<string, string> = parse(read("media/alts.en.yaml"));
    const alts: Record<string, string> = parse(read(`media/alts.${language}.yaml`));
    const moved = [
      ...Object.entries(alts).map(([id, alt]) => [id, findMovedFigures(english[id] ?? "", alt, language)]),
      ...globSync(`files/clips/*.${language}.vtt`, { cwd: sampleDirectory }).map((name) => [
        name,
        findMovedFigures(read(name.replace(`.${language}.`, ".en.")), read(name), language),
      ]),
    ].filter(([, figures]) => figures?.length);
    expect(moved).toEqual([]);
  },
);
