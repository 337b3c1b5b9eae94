import { createContext, useContext } from "react";
import { defaultLanguage, type Language } from "#i18n/locales.ts";

const LanguageContext = createContext<Language>(defaultLanguage);

export const LanguageProvider = LanguageContext;

/** The language of the page. Not `useLocale` of use-intl: that one names the locale numbers are written in. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}
