import { useMemo } from "react";
import { useLocale } from "use-intl/react";
import { createClient } from "#api/client.ts";
import { browserTransport } from "./browser-transport.ts";

/** The API for components, in the language of the page. */
export function useBrowserApi() {
  const language = useLocale();
  return useMemo(() => createClient({ transport: browserTransport, language }), [language]);
}
