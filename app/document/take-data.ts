import { pageDataId } from "./page-data-id.ts";

type State = { loaderData?: Record<string, unknown> };
type Framework = { __reactRouterContext?: { state?: State } };

/**
 * Gives the framework the data that stands beside the page. It sets its state when it has read what came in its own
 * format; before that the whole page is there.
 */
export function takePageData() {
  const { __reactRouterContext: context } = window as Framework;
  if (!context) return;
  let state: State | undefined;
  Object.defineProperty(context, "state", {
    get: () => state,
    set: (read: State) => {
      state = { ...read, loaderData: { ...read.loaderData, ...readPageData() } };
    },
  });
}

function readPageData(): Record<string, unknown> {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? "{}");
}
