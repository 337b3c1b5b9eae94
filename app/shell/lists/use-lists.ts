import { useCallback, useEffect } from "react";
import { languageOf } from "#i18n/locales.ts";
import { firstSign } from "../../ui/lazy-island/first-sign.ts";
import { loadPanelContents } from "../header/menu-panel.tsx";
import { useShell } from "../shell-provider.tsx";
import { useShellStore } from "../state/shell-state-context.tsx";
import { whenIdle } from "../when-idle.ts";

/**
 * Loads the whole menu and then the SEO list: at the first sign of a visitor, when the page has come to rest without one,
 * or at once when the caller wants it.
 */
export function useLists() {
  const store = useShellStore();
  const { locale } = useShell();
  const load = useCallback(() => {
    // The links lead on without them; a missing file is noticed when a panel is opened.
    import("./load-lists.ts")
      .then(({ loadLists }) => loadLists(store, languageOf(locale)))
      .catch(() => undefined);
    loadPanelContents().catch(() => undefined);
  }, [store, locale]);
  useEffect(() => {
    firstSign.then(load);
    return whenIdle(load);
  }, [load]);
  return load;
}
