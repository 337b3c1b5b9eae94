import { useEffect } from "react";
import { useRouter } from "../../framework-internals/route-modules.ts";
import { addressOf } from "./navigation-store.ts";
import { isForRouter } from "./page-href.ts";
import { prefetch } from "./prefetch.ts";
import { useAddressNavigate } from "./use-navigate.ts";

/** Hands every click on a link of the site to the router, and fetches ahead what a visitor seems to want. */
export function LinkClicks() {
  useClicks();
  useIntent();
  return null;
}

function useClicks() {
  const go = useAddressNavigate();
  useEffect(() => {
    const clicked = (event: MouseEvent) => {
      const anchor = isPlainClick(event) ? internalLink(event.target) : undefined;
      if (!anchor) return;
      if (isHashOfThisPage(anchor)) return;
      event.preventDefault();
      const keep = anchor.hasAttribute("data-keep-scroll");
      go(
        addressOf(anchor) + anchor.hash,
        keep ? { preventScrollReset: true, state: { keepFocus: true } } : {},
      );
    };
    document.addEventListener("click", clicked);
    return () => document.removeEventListener("click", clicked);
  }, [go]);
}

function useIntent() {
  const router = useRouter();
  useEffect(() => {
    if (!router) return;
    const wanted = (event: Event) => {
      const anchor = internalLink(event.target);
      if (anchor && addressOf(anchor) !== addressOf(window.location)) prefetch(router, addressOf(anchor));
    };
    const events = ["mouseover", "focusin", "touchstart"] as const;
    for (const event of events) document.addEventListener(event, wanted, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, wanted);
    };
  }, [router]);
}

/** The link that a click may follow inside the site; undefined leaves the click to the browser. */
function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const anchor = target instanceof Element ? target.closest("a") : null;
  if (!(anchor instanceof HTMLAnchorElement) || !anchor.hasAttribute("href")) return undefined;
  return isForRouter(anchor, window.location) ? anchor : undefined;
}

/** The browser scrolls to a place on the same page better than we do. */
function isHashOfThisPage(anchor: HTMLAnchorElement) {
  return anchor.hash !== "" && addressOf(anchor) === addressOf(window.location);
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
