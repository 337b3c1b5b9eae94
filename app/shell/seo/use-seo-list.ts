import { useEffect } from "react";
import { languageOf } from "#i18n/locales.ts";
import { useShell } from "../shell-provider.tsx";
import { useShellStore } from "../state/shell-state-context.tsx";
import { loadSeoList, type SeoAnswer } from "./load-seo-list.ts";

const address = "/getHeliodaneApi/homePage/getSeoData?languageCode=english";

/** Loads the SEO list when the page has come to rest; a failure shows nothing to the visitor. */
export function useSeoList() {
  const store = useShellStore();
  const { locale } = useShell();
  useEffect(() => {
    const ask = async (): Promise<SeoAnswer> => {
      const response = await fetch(address, {
        headers: { Accept: "application/json", "Accept-Language": languageOf(locale) },
      });
      return response.json();
    };
    return whenIdle(() => loadSeoList(store, ask).catch(() => undefined));
  }, [store, locale]);
}

function whenIdle(work: () => void) {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 4000 });
  return () => cancelIdleCallback(handle);
}
