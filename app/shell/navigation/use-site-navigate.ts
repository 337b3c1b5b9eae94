import { useCallback, useContext } from "react";
import { type NavigateOptions, UNSAFE_DataRouterContext, useNavigate } from "react-router";
import { useToHref } from "../../ui/link/link-context.ts";
import { askEarly, dropEarly } from "./early-data.ts";
import { beginNavigation } from "./pending-work.ts";
import { dataAddress } from "./prefetch-page.ts";
import { rememberPrefetch } from "./prefetch-starts.ts";
import { loadRouteModules, missingRoutes, type Router, routesOf } from "./route-modules.ts";
import { goWithoutCode } from "./without-code.ts";

/** Navigates to the path of a page (without language prefix), as a click on its link would. */
export function useSiteNavigate() {
  const toHref = useToHref();
  const go = useAddressNavigate();
  return useCallback((path: string, options?: NavigateOptions) => go(toHref(path), options), [go, toHref]);
}

/** Counts the navigations: whoever clicks again wants to go there and nowhere else. */
let latest = 0;

/** The same for a finished address. Looks after missing code, the page transition and reduced motion. */
export function useAddressNavigate() {
  const navigate = useNavigate();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(
    async (address: string, options: NavigateOptions = {}) => {
      const own = ++latest;
      const end = beginNavigation(withoutHash(address));
      try {
        const hasCode = !router || (await loadTogether(router, address));
        if (own !== latest) return;
        if (hasCode) await navigate(address, { viewTransition: movesFreely(), ...options });
        else await goWithoutCode(address);
      } finally {
        end();
      }
    },
    [navigate, router],
  );
}

/** Asks for the code of a page and for its data at once. Answers whether the code came. */
async function loadTogether(router: Router, address: string): Promise<boolean> {
  dropEarly();
  if (missingRoutes(router, address).length > 0) {
    const data = dataAddress(routesOf(router, address), address, window.location.origin);
    if (data) askEarly(data);
    rememberPrefetch(withoutHash(address), performance.now());
  }
  return loadRouteModules(router, address).then(
    () => true,
    () => false,
  );
}

function withoutHash(address: string) {
  return address.split("#", 1)[0] ?? address;
}

function movesFreely() {
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
