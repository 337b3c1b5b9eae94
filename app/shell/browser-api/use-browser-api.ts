import { useMemo } from "react";
import { createClient } from "#api/client.ts";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { browserTransport } from "./browser-transport.ts";

/** The API for components, in the language of the page. */
export function useBrowserApi() {
  const language = useLanguage();
  return useMemo(() => createClient({ transport: browserTransport, language }), [language]);
}
