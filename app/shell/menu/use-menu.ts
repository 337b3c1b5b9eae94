import { useCallback, useEffect } from "react";
import { languageOf } from "#i18n/locales.ts";
import { loadPanelContents } from "../header/menu-panel.tsx";
import { loadSearchForm } from "../header/search-item.tsx";
import { useShell } from "../shell-provider.tsx";
import { useShellStore } from "../state/shell-state-context.tsx";
import { whenIdle } from "../when-idle.ts";

/** Loads the whole menu and then the SEO list: when the page has come to rest, or at once when the caller asks for it. */
export function useMenu() {
  const store = useShellStore();
  const { locale } = useShell();
  const load = useCallback(() => {
    // The links lead on without them; a missing file is noticed when a panel is opened.
    import("../later/load-menu.ts")
      .then(({ loadMenu }) => loadMenu(store, languageOf(locale)))
      .catch(() => undefined);
    Promise.all([loadPanelContents(), loadSearchForm()]).catch(() => undefined);
  }, [store, locale]);
  useEffect(() => whenIdle(load), [load]);
  return load;
}
