import { useCallback } from "react";
import { type NavigateOptions, useNavigate } from "react-router";
import {
  hasRouteModules,
  loadRouteModules,
  type Router,
  useRouter,
} from "../../framework-internals/route-modules.ts";
import { useToHref } from "../../ui/link/link-context.ts";
import { recoverFromMissingCode } from "./chunk-reload.ts";
import { beginNavigation } from "./navigation-store.ts";
import { prefetch } from "./prefetch.ts";

/** Navigates to the path of a page (without language prefix), as a click on its link would. */
export function useSiteNavigate() {
  const toHref = useToHref();
  const go = useAddressNavigate();
  return useCallback((path: string, options?: NavigateOptions) => go(toHref(path), options), [go, toHref]);
}

/**
 * The same for a finished address. It loads the code of the page before it navigates: the router would begin to load it
 * before any middleware runs, and reload the document without a guard when a file is missing.
 */
export function useAddressNavigate() {
  const navigate = useNavigate();
  const router = useRouter();
  return useCallback(
    async (address: string, options: NavigateOptions = {}) => {
      const navigation = beginNavigation(withoutHash(address));
      try {
        const hasCode = !router || (await loadCode(router, address));
        if (!navigation.isLatest()) return;
        if (hasCode) await navigate(address, { viewTransition: allowsMotion(), ...options });
        else await recoverFromMissingCode(address);
      } finally {
        navigation.end();
      }
    },
    [navigate, router],
  );
}

/** Code and data of a page come together. Answers whether the code came. */
async function loadCode(router: Router, address: string): Promise<boolean> {
  if (hasRouteModules(router, address)) return true;
  prefetch(router, withoutHash(address));
  return loadRouteModules(router, address).then(
    () => true,
    () => false,
  );
}

function withoutHash(address: string) {
  return address.split("#", 1)[0] ?? address;
}

function allowsMotion() {
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
