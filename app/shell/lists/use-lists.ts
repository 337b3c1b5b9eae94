import { useCallback, useEffect } from "react";
import { languageOf } from "#i18n/locales.ts";
import { firstSign } from "../../ui/lazy-island/first-sign.ts";
import { loadPanelContents } from "../header/menu-panel.tsx";
import { useShell } from "../shell-provider.tsx";
import { useShellStore } from "../state/shell-state-context.tsx";
import { whenIdle } from "../when-idle.ts";
import { loadLists } from "./load-lists.ts";

/**
 * Loads the whole menu and then the SEO list: at the first sign of a visitor, when the page has come to rest without one,
 * or at once when the caller wants it.
 */
export function useLists() {
  const store = useShellStore();
  const { locale } = useShell();
  const load = useCallback(() => {
    loadLists(store, languageOf(locale));
    // A missing file is noticed when the panel is opened.
    loadPanelContents().catch(() => undefined);
  }, [store, locale]);
  useEffect(() => {
    firstSign.then(load);
    return whenIdle(load);
  }, [load]);
  return load;
}
