import { useCallback, useEffect } from "react";
import { languageOf } from "#i18n/locales.ts";
import { useShell } from "../shell-provider.tsx";
import { useShellStore } from "../state/shell-state-context.tsx";
import { loadLists } from "./load-lists.ts";
import { whenIdle } from "./when-idle.ts";

/** Loads the whole menu and then the SEO list: when the page has come to rest, or at once when the caller wants it. */
export function useLists() {
  const store = useShellStore();
  const { locale } = useShell();
  const load = useCallback(() => void loadLists(store, languageOf(locale)), [store, locale]);
  useEffect(() => whenIdle(load), [load]);
  return load;
}
