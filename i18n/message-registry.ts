import type { Messages } from "./areas.ts";
import { createTranslator, type Translator } from "./create-translator.ts";
import { defaultLocale, type Language, type Locale, localeOf, numbersOf } from "./locales.ts";

const registry = new Map<Locale, Messages>();

/** Cached: creating a translator took a tenth of a page's rendering time. */
const translators = new WeakMap<Messages, Map<string, Translator>>();

/** The server registers every language at start; the browser registers the language of its page before it hydrates. */
export function registerMessages(locale: Locale, messages: Messages) {
  registry.set(locale, messages);
}

/** Pages of calculators bring the words of the calculators; no shared file holds them. */
export function addToolWords(locale: Locale, words: Partial<Messages["tools"]>) {
  const messages = registry.get(locale);
  if (messages) messages.tools = { ...words, ...messages.tools };
}

export function messagesOf(locale: Locale): Messages | undefined {
  return registry.get(locale);
}

/** Interface words of one area or of all: `translatorFor("es", "catalogue")("title")`. */
export function translatorFor(language: Language, area = ""): Translator {
  const locale = localeOf(language) ?? defaultLocale;
  const messages = messagesOf(locale);
  if (!messages) throw new Error(`The messages of ${locale} are not loaded`);
  const areas = translators.get(messages) ?? new Map<string, Translator>();
  translators.set(messages, areas);
  const translator = areas.get(area) ?? createTranslator(messages, numbersOf(language), area);
  areas.set(area, translator);
  return translator;
}
