import type { Data } from "#api/client.ts";
import { apiPrefix } from "#config/product.ts";
import { toMenu } from "../navigation/menu-entry.ts";
import { loadSeoList, type SeoAnswer } from "../seo/load-seo-list.ts";
import type { ShellStore } from "../state/shell-state.ts";

type MenuAnswer = { code: number; data: Data<"navigation/getNavigationData">; msg: string };

const underWay = new WeakMap<ShellStore, Promise<void>>();

/** The menu, followed by the SEO list, once for each page load. Neither failure shows: the links lead on without them. */
export function loadLists(store: ShellStore, language: string): Promise<void> {
  const known = underWay.get(store);
  if (known) return known;
  const work = loadMenu(store, language)
    .then(() => loadSeoList(store, () => ask<SeoAnswer>("homePage/getSeoData", language)))
    .then(() => undefined, forgetting(store));
  underWay.set(store, work);
  return work;
}

async function loadMenu(store: ShellStore, language: string) {
  const answer = await ask<MenuAnswer>("navigation/getNavigationData", language);
  if (answer.code === 200) store.getState().setMenuList(toMenu(answer.data));
}

async function ask<T>(name: string, language: string): Promise<T> {
  const headers = { Accept: "application/json", "Accept-Language": language };
  const response = await fetch(`${apiPrefix}${name}?languageCode=english`, { headers });
  return response.json();
}

/** After a failure the next wish tries again. */
function forgetting(store: ShellStore) {
  return () => void underWay.delete(store);
}
