import type { RouterContextProvider } from "react-router";
import { requestContext, shellApi } from "../context.ts";

type Context = Readonly<RouterContextProvider>;

/** What is round every page. It is loaded with the first page and kept for all that follow in the same language. */
export async function loadShell(context: Context) {
  const { device, siteUrl, variant, fileHost = "", analyticsScript } = context.get(requestContext);
  const [site, navigation] = await Promise.all([
    context.get(shellApi).get("site/getSiteConfig", { variant }),
    loadNavigation(context),
  ]);
  return { site, navigation, device, siteUrl, fileHost, analyticsScript };
}

export type ShellData = Awaited<ReturnType<typeof loadShell>>;

/** A page without its menu is better than no page, but it must not be kept. */
async function loadNavigation(context: Context) {
  try {
    return await context.get(shellApi).get("navigation/getNavigationData", {});
  } catch (error) {
    console.error("Navigation:", error);
    context.get(requestContext).tags.add("degraded");
    return [];
  }
}
