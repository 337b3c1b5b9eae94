import format, { type CompiledMessage, type FormatOptions, type FormatValues } from "icu-minify/format";
import type { createTranslator as createIntlTranslator } from "use-intl/core";
import type { Messages } from "./areas.ts";
import { formatNumber } from "./format-number.ts";
import type { NumberLocale } from "./locales.ts";

export type Translator = ReturnType<typeof createIntlTranslator<Messages>>;

const pluralRules = new Map<string, Intl.PluralRules>();

const formatters: FormatOptions["formatters"] = {
  getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),
  getNumberFormat: (locale, options) =>
    options ? new Intl.NumberFormat(locale, options) : numberFormat(locale as NumberLocale),
  getPluralRules: (locale, options) => {
    const key = `${locale} ${options?.type}`;
    const rules = pluralRules.get(key) ?? new Intl.PluralRules(locale, options);
    pluralRules.set(key, rules);
    return rules;
  },
};

/** Translates the keys of one area, or of all, from compiled messages. Works on the server and in the browser. */
export function createTranslator(messages: object, locale: NumberLocale, area = ""): Translator {
  const found = new Map<string, CompiledMessage>();
  const say = (key: string, values?: FormatValues): unknown => {
    const message = found.get(key) ?? findMessage(messages, area ? `${area}.${key}` : key);
    found.set(key, message);
    return format(message, locale, values, { formatters, timeZone: "UTC" });
  };
  return say as Translator;
}

function numberFormat(locale: NumberLocale) {
  return { format: (value: number) => formatNumber(value, locale, 3) } as Intl.NumberFormat;
}

function findMessage(messages: object, path: string): CompiledMessage {
  let found: unknown = messages;
  for (const key of path.split(".")) found = (found as Record<string, unknown> | undefined)?.[key];
  if (typeof found === "string" || Array.isArray(found)) return found as CompiledMessage;
  console.error(`There is no message ${path}`);
  return path;
}
