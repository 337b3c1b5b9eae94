import type { RouterContextProvider } from "react-router";
import { requestContext, shellApi } from "../context.ts";
import { type MenuEntry, outlineOf, toMenu } from "./navigation/menu-entry.ts";

type Context = Readonly<RouterContextProvider>;

/** What is round every page. It is loaded with the first page and kept for all that follow in the same language. */
export async function loadShell(context: Context) {
  const facts = context.get(requestContext);
  const { siteUrl, locales, variant, fileHost = "", analyticsScript, serviceWorker = true } = facts;
  const [site, menu] = await Promise.all([
    context.get(shellApi).get("site/getSiteConfig", { variant }),
    loadMenu(context),
  ]);
  return { site, menu, siteUrl, locales, fileHost, analyticsScript, serviceWorker };
}

export type ShellData = Awaited<ReturnType<typeof loadShell>>;

/** A page without its menu is better than no page, but it must not be kept. */
async function loadMenu(context: Context) {
  try {
    return menuOf(await context.get(shellApi).get("navigation/getNavigationData", {}));
  } catch (error) {
    console.error("Navigation:", error);
    context.get(requestContext).tags.add("degraded");
    return [];
  }
}

type Navigation = Parameters<typeof toMenu>[0];

/** Every page has the same one: it is made once for each answer. */
const menus = new WeakMap<Navigation, MenuEntry[]>();

function menuOf(navigation: Navigation): MenuEntry[] {
  const menu = menus.get(navigation) ?? outlineOf(toMenu(navigation));
  menus.set(navigation, menu);
  return menu;
}
