import type { ReactNode } from "react";
import { useLanguage } from "#app/ui/language/use-language.ts";
import type { Messages } from "#i18n/areas.ts";
import { defaultLocale, type Locale, localeOf } from "#i18n/locales.ts";
import { addToolWords, messagesOf } from "#i18n/message-registry.ts";

type Words = Messages["tools"];
type Part = keyof Words;

/** For the loader of a tool: the words of its page, which are in no file that other pages load. */
export function calculatorWords(locale: Locale, ...parts: Part[]): Partial<Words> {
  const words = messagesOf(locale)?.tools;
  return Object.fromEntries(parts.map((part) => [part, words?.[part]]));
}

/** Round everything that says words of a tool. */
export function CalculatorWords({ words, children }: { words: Partial<Words>; children: ReactNode }) {
  addToolWords(localeOf(useLanguage()) ?? defaultLocale, words);
  return children;
}
