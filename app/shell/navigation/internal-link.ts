import { localeOfPath } from "#i18n/paths.ts";

/** What a click on this element may navigate to inside the page, or undefined when the browser should do it. */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const anchor = target instanceof Element ? target.closest("a") : null;
  if (!(anchor instanceof HTMLAnchorElement) || !anchor.hasAttribute("href")) return undefined;
  return isForRouter(anchor, window.location) ? anchor : undefined;
}

type Anchor = Pick<HTMLAnchorElement, "origin" | "pathname" | "target" | "hasAttribute">;

/** Other hosts, other tabs, downloads, files and other languages are left to the browser. */
export function isForRouter(anchor: Anchor, here: { origin: string; pathname: string }): boolean {
  if (anchor.origin !== here.origin || (anchor.target && anchor.target !== "_self")) return false;
  if (anchor.hasAttribute("download") || anchor.hasAttribute("data-reload")) return false;
  if (localeOfPath(anchor.pathname) !== localeOfPath(here.pathname)) return false;
  return !isFile(anchor.pathname);
}

function isFile(pathname: string) {
  return /\.[a-z\d]{2,12}$/i.test(pathname) && !/\/search\/[^/]*$/.test(pathname);
}

export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
