import { _createCache, _createIntlFormatters, createTranslator } from "use-intl/core";
import type { Messages } from "#i18n/areas.ts";
import { formatNumber } from "#i18n/format-number.ts";
import { defaultLocale, type Language, localeOf, type NumberLocale, numbersOf } from "#i18n/locales.ts";
import { messagesOf } from "#i18n/message-registry.ts";

type Words = ReturnType<typeof createTranslator<Messages>>;
type Plain = (key: string, values?: object, formats?: object) => string;

/** Made once for each language and area: making them for every page took a tenth of its time. */
const kept = new WeakMap<Messages, Map<string, Words>>();
const intl = _createIntlFormatters(_createCache());

/** Plain numbers and small counts need no Intl, whose first use holds up a phone for a quarter of a second. */
const formatters: typeof intl = {
  ...intl,
  getNumberFormat: (locale, options) =>
    options ? intl.getNumberFormat(locale, options) : plainNumbers(locale),
  getPluralRules: (locale, options) => smallCounts(() => intl.getPluralRules(locale, options), options?.type),
};

function plainNumbers(locale: unknown) {
  return {
    format: (value: number) => formatNumber(value, locale as NumberLocale, 3),
  } as Intl.NumberFormat;
}

/** English and Spanish agree on what is less than a thousand. */
function smallCounts(rules: () => Intl.PluralRules, type = "cardinal") {
  const isSmall = (value: number) =>
    type === "cardinal" && Number.isInteger(value) && value >= 0 && value < 1000;
  const one = (value: number) => (value === 1 ? "one" : "other");
  return { select: (value) => (isSmall(value) ? one(value) : rules().select(value)) } as Intl.PluralRules;
}

/** The interface words of one area, or all of them. */
export function wordsOf(language: Language, area = ""): Words {
  const locale = localeOf(language) ?? defaultLocale;
  const messages = messagesOf(locale);
  if (!messages) throw new Error(`The messages of ${locale} are not loaded`);
  const areas = kept.get(messages) ?? new Map<string, Words>();
  kept.set(messages, areas);
  const known = areas.get(area);
  if (known) return known;
  const made = createTranslator<Messages>({
    locale: numbersOf(language),
    messages,
    timeZone: "UTC",
    _formatters: formatters,
    ...(area && { namespace: area as never }),
  });
  const words = rememberPlain(made);
  areas.set(area, words);
  return words;
}

/** Words without a gap to fill are looked up once. */
function rememberPlain(translate: Words): Words {
  const plain = new Map<string, string>();
  const say = translate as Plain;
  const words: Plain = (key, values, formats) => {
    if (values) return say(key, values, formats);
    const known = plain.get(key) ?? say(key);
    plain.set(key, known);
    return known;
  };
  return Object.assign(words, translate) as Words;
}
