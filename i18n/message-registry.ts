import type { Messages } from "./areas.ts";
import type { Locale } from "./locales.ts";

const registry = new Map<Locale, Messages>();

/** The server registers every language when it starts, the browser the one of its page before it hydrates. */
export function registerMessages(locale: Locale, messages: Messages) {
  registry.set(locale, messages);
}

export function messagesOf(locale: Locale): Messages | undefined {
  return registry.get(locale);
}
