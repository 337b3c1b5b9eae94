import { currentMaker, type Maker } from "#config/maker/read-maker.ts";
import { serialParts } from "#config/maker/serial-scheme.ts";
import { defaultLocale, type Locale, languageOf } from "./locales.ts";
import { unbroken } from "./unbroken.ts";

type Words = { [key: string]: string | Words };

/** Fills in the maker's name and examples for `{{maker}}`, and replaces our words with the maker's. */
export function withMakerWords(words: Words, locale: Locale, maker = currentMaker()): Words {
  const values = valuesOf(maker);
  const own = maker.texts[languageOf(locale)]?.words ?? {};
  const fill = (part: Words, prefix: string): Words =>
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => {
        if (typeof value !== "string") return [key, fill(value, `${prefix}${key}.`)];
        const text = own[prefix + key] ?? value;
        return [key, text.replace(/\{\{(\w+)\}\}/g, (whole, name) => quote(values[name]) ?? whole)];
      }),
    );
  return withNames(fill(words, ""), locale, maker);
}

/** Names of product types and segments come from the maker's record; pages find them under `catalogue.makerNames`. */
function withNames(words: Words, locale: Locale, { data, texts }: Maker): Words {
  const names = { ...texts[languageOf(defaultLocale)]?.names, ...texts[languageOf(locale)]?.names };
  const own = [...data.productTypes, ...data.segments].map((id) => [id, quote(names[id] ?? id) ?? id]);
  return { ...words, catalogue: { ...(words.catalogue as Words), makerNames: Object.fromEntries(own) } };
}

function valuesOf({ data: { name, model, serial } }: Maker): Record<string, string> {
  const parts = serialParts(serial?.pattern ?? "") ?? [];
  const placesOf = (fields: string[]) => {
    const first = parts.findIndex(({ field }) => fields.includes(field));
    const last = parts.findLastIndex(({ field }) => fields.includes(field));
    return `${lengthOf(parts.slice(0, first)) + 1}–${lengthOf(parts.slice(0, last + 1))}`;
  };
  return {
    maker: name,
    model: unbroken(model),
    modelPlain: model.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase(),
    serialLength: String(lengthOf(parts)),
    serialStart: parts[0]?.text ?? "",
    serialModel: placesOf(["model"]),
    serialBuilt: placesOf(["year", "week", "month"]),
  };
}

const lengthOf = (parts: { length: number }[]) => parts.reduce((sum, part) => sum + part.length, 0);

/** Escapes a text for ICU: doubles apostrophes and quotes braces. */
const quote = (text: string | undefined) => text?.replaceAll("'", "''").replace(/[{}]/g, "'$&'");
