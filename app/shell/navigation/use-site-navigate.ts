import { useCallback, useContext } from "react";
import { type NavigateOptions, UNSAFE_DataRouterContext, useNavigate } from "react-router";
import { useToHref } from "../../ui/link/link-context.ts";
import { reloadInto } from "./chunk-reload.ts";
import { reportMissingChunk } from "./missing-chunk.ts";
import { track } from "./pending-work.ts";
import { loadRouteModules } from "./route-modules.ts";

/** Navigates to the path of a page (without language prefix), as a click on its link would. */
export function useSiteNavigate() {
  const toHref = useToHref();
  const go = useAddressNavigate();
  return useCallback((path: string, options?: NavigateOptions) => go(toHref(path), options), [go, toHref]);
}

/** The same for a finished address. Looks after missing code, the page transition and reduced motion. */
export function useAddressNavigate() {
  const navigate = useNavigate();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(
    async (address: string, options: NavigateOptions = {}) => {
      try {
        if (router) await track(loadRouteModules(router, address));
      } catch {
        if (!reloadInto(address)) reportMissingChunk();
        return;
      }
      await navigate(address, { viewTransition: movesFreely(), ...options });
    },
    [navigate, router],
  );
}

function movesFreely() {
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
