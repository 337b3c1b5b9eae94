import { withoutLocale } from "#i18n/paths.ts";

type Situation = {
  forced: boolean;
  pathname: string;
  scrolled: boolean;
  hovered: boolean;
  panelOpen: boolean;
};

/** One value decides the header's ground: white when anything asks for it, transparent otherwise. */
export function headerLook({
  forced,
  pathname,
  scrolled,
  hovered,
  panelOpen,
}: Situation): "white" | "transparent" {
  return forced || scrolled || hovered || panelOpen || isWhitePage(pathname) ? "white" : "transparent";
}

/** Detail pages of blog, event, news and webinar, and the search, have no hero to shine through. */
export function isWhitePage(pathname: string): boolean {
  const path = withoutLocale(pathname);
  return (
    /^\/(?:about\/(?:blogs|event|news)|support\/webinar)\/[^/]+\/?$/.test(path) ||
    /^\/search(?:\/|$)/.test(path)
  );
}
