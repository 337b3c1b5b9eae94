import type { Messages } from "./areas.ts";
import { createTranslator, type Translator } from "./create-translator.ts";
import { defaultLocale, type Language, type Locale, localeOf, numbersOf } from "./locales.ts";

const registry = new Map<Locale, Messages>();

/** Making a translator for every page took a tenth of the page's time. */
const translators = new WeakMap<Messages, Map<string, Translator>>();

/** The server registers every language when it starts, the browser the one of its page before it hydrates. */
export function registerMessages(locale: Locale, messages: Messages) {
  registry.set(locale, messages);
}

/** No file that every page loads has the words of the tools: the page of a tool brings its own. */
export function addToolWords(locale: Locale, words: Partial<Messages["tools"]>) {
  const messages = registry.get(locale);
  if (messages) messages.tools = { ...words, ...messages.tools };
}

export function messagesOf(locale: Locale): Messages | undefined {
  return registry.get(locale);
}

/** Interface words for pages, of one area or all: `translatorFor("es", "catalogue")("title")`. */
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
