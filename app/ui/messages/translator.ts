import format, { type CompiledMessage, type FormatValues } from "icu-minify/format";
import type { createTranslator } from "use-intl/core";
import type { Messages } from "#i18n/areas.ts";
import { defaultLocale, type Language, localeOf, numbersOf } from "#i18n/locales.ts";
import { messagesOf } from "#i18n/message-registry.ts";
import { formatters } from "./formatters.ts";

type Translator = ReturnType<typeof createTranslator<Messages>>;
type Branch = { [key: string]: CompiledMessage | Branch };

/** Made once for each language and area: making them for every page took a tenth of its time. */
const made = new WeakMap<Messages, Map<string, Translator>>();

/** The interface words of one area, or all of them. Messages are compiled when the site is built. */
export function translatorFor(language: Language, area = ""): Translator {
  const locale = localeOf(language) ?? defaultLocale;
  const messages = messagesOf(locale);
  if (!messages) throw new Error(`The messages of ${locale} are not loaded`);
  const areas = made.get(messages) ?? new Map<string, Translator>();
  made.set(messages, areas);
  const translator = areas.get(area) ?? makeTranslator(messages, area, numbersOf(language));
  areas.set(area, translator);
  return translator;
}

function makeTranslator(messages: Messages, area: string, locale: string): Translator {
  const found = new Map<string, CompiledMessage>();
  const say = (key: string, values?: FormatValues) => {
    const message = found.get(key) ?? findMessage(messages, area ? `${area}.${key}` : key);
    found.set(key, message);
    return format(message, locale, values, { formatters, timeZone: "UTC" });
  };
  return say as unknown as Translator;
}

function findMessage(messages: Messages, path: string): CompiledMessage {
  let found: Branch | CompiledMessage | undefined = messages as unknown as Branch;
  for (const key of path.split(".")) found = (found as Branch | undefined)?.[key];
  if (typeof found === "string" || Array.isArray(found)) return found;
  console.error(`There is no message ${path}`);
  return path;
}
