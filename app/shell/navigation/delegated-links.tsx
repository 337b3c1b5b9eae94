import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext } from "react-router";
import { handOverEarly } from "./early-data.ts";
import { internalLink, isPlainClick } from "./internal-link.ts";
import { prefetchPage } from "./prefetch-page.ts";
import { rememberPrefetch } from "./prefetch-starts.ts";
import { addressOf } from "./settled-location.ts";
import { useAddressNavigate } from "./use-site-navigate.ts";

/** Hands every click on a link of the site to the router, and fetches ahead what a visitor seems to want. */
export function DelegatedLinks() {
  useEffect(handOverEarly, []);
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
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    if (!router || savesData()) return;
    const wanted = (event: Event) => {
      const anchor = internalLink(event.target);
      if (!anchor || addressOf(anchor) === addressOf(window.location)) return;
      rememberPrefetch(addressOf(anchor), performance.now());
      prefetchPage(router, addressOf(anchor));
    };
    const events = ["mouseover", "focusin", "touchstart"] as const;
    for (const event of events) document.addEventListener(event, wanted, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, wanted);
    };
  }, [router]);
}

/** The browser scrolls to a place on the same page better than we do. */
function isHashOfThisPage(anchor: HTMLAnchorElement) {
  return anchor.hash !== "" && addressOf(anchor) === addressOf(window.location);
}

function savesData() {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true
  );
}
