import type { Language } from "#i18n/locales.ts";
import { toMenu } from "../menu/menu-entry.ts";
import type { ShellStore } from "../state/shell-state.ts";
import { browserApi } from "./browser-api.ts";
import { loadSeoList } from "./load-seo-list.ts";

const underWay = new WeakMap<ShellStore, Promise<void>>();

/** The menu, followed by the SEO list, once for each page load. Neither failure shows: the links lead on without them. */
export function loadMenu(store: ShellStore, language: Language): Promise<void> {
  const known = underWay.get(store);
  if (known) return known;
  // After a failure the next wish tries again.
  const work = load(store, language).catch(() => void underWay.delete(store));
  underWay.set(store, work);
  return work;
}

async function load(store: ShellStore, language: Language) {
  const api = browserApi(language);
  store.getState().setMenuList(toMenu(await api.get("navigation/getNavigationData", {})));
  await loadSeoList(store, () => api.get("homePage/getSeoData", {}));
}
