import type { Messages } from "./areas.ts";
import type { Locale } from "./locales.ts";

const registry = new Map<Locale, Messages>();

/** The server registers every language when it starts, the browser the one of its page before it hydrates. */
export function registerMessages(locale: Locale, messages: Messages) {
  registry.set(locale, messages);
}

/** The words of the tools are in no file that every page loads: the page of a tool brings its own. */
export function addToolWords(locale: Locale, words: Partial<Messages["tools"]>) {
  const messages = registry.get(locale);
  if (messages) messages.tools = { ...words, ...messages.tools };
}

export function messagesOf(locale: Locale): Messages | undefined {
  return registry.get(locale);
}
