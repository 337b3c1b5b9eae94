import { useMemo } from "react";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { browserApi } from "./browser-api.ts";

/** The API for components, in the language of the page. */
export function useBrowserApi() {
  const language = useLanguage();
  return useMemo(() => browserApi(language), [language]);
}
