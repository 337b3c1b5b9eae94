import format, { type CompiledMessage, type FormatValues } from "icu-minify/format";
import type { createTranslator } from "use-intl/core";
import type { Messages } from "#i18n/areas.ts";
import { defaultLocale, type Language, localeOf, numbersOf } from "#i18n/locales.ts";
import { messagesOf } from "#i18n/message-registry.ts";
import { formatters } from "./formatters.ts";

type Words = ReturnType<typeof createTranslator<Messages>>;
type Branch = { [key: string]: CompiledMessage | Branch };

/** Made once for each language and area: making them for every page took a tenth of its time. */
const made = new WeakMap<Messages, Map<string, Words>>();

/** The interface words of one area, or all of them. Messages are compiled when the site is built. */
export function wordsOf(language: Language, area = ""): Words {
  const locale = localeOf(language) ?? defaultLocale;
  const messages = messagesOf(locale);
  if (!messages) throw new Error(`The messages of ${locale} are not loaded`);
  const areas = made.get(messages) ?? new Map<string, Words>();
  made.set(messages, areas);
  const words = areas.get(area) ?? translatorOf(messages, area, numbersOf(language));
  areas.set(area, words);
  return words;
}

function translatorOf(messages: Messages, area: string, locale: string): Words {
  const found = new Map<string, CompiledMessage>();
  const say = (key: string, values?: FormatValues) => {
    const message = found.get(key) ?? findMessage(messages, area ? `${area}.${key}` : key);
    found.set(key, message);
    return format(message, locale, values, { formatters, timeZone: "UTC" });
  };
  return say as unknown as Words;
}

function findMessage(messages: Messages, path: string): CompiledMessage {
  let found: Branch | CompiledMessage | undefined = messages as unknown as Branch;
  for (const key of path.split(".")) found = (found as Branch | undefined)?.[key];
  if (typeof found === "string" || Array.isArray(found)) return found;
  console.error(`There is no message ${path}`);
  return path;
}
