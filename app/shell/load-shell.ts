import type { RouterContextProvider } from "react-router";
import { keepCompounds, keepParts } from "#i18n/unbroken.ts";
import { hasShellData, requestContext, shellApi } from "../context.ts";
import { outlineOf, toMenu } from "./menu/menu-entry.ts";
import type { Site } from "./site-types.ts";

type Context = Readonly<RouterContextProvider>;

/** What is round every page. It is loaded with the first page and kept for all that follow in the same language. */
export async function loadShell(context: Context) {
  const facts = context.get(requestContext);
  const { siteUrl, locales, variant, fileHost = "", analyticsScript, serviceWorker = true } = facts;
  const [site, menu] = await Promise.all([
    context.get(shellApi).get("site/getSiteConfig", { variant }),
    loadMenu(context),
  ]);
  context.set(hasShellData, true);
  return { site: setLines(site), menu, siteUrl, locales, fileHost, analyticsScript, serviceWorker };
}

export type ShellData = Awaited<ReturnType<typeof loadShell>>;

/** Where the lines of the footer may end. */
function setLines(site: Site): Site {
  const company = { ...site.company, address: keepParts(site.company.address) };
  const footer = site.footer.map((column) => ({
    ...column,
    links: column.links.map((link) => ({ ...link, name: keepCompounds(link.name) })),
  }));
  return { ...site, company, footer };
}

/** A page without its menu is better than no page, but it must not be kept. */
async function loadMenu(context: Context) {
  try {
    return outlineOf(toMenu(await context.get(shellApi).get("navigation/getNavigationData", {})));
  } catch (error) {
    const { onError, tags } = context.get(requestContext);
    onError(error);
    tags.add("degraded");
    return [];
  }
}
