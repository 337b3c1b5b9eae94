import type { LoaderFunctionArgs, RouterContextProvider, StaticHandlerContext } from "react-router";
import { requestContext } from "../context.ts";

type Loader = (args: LoaderFunctionArgs) => unknown;
type LoaderData = StaticHandlerContext["loaderData"];

/**
 * A loader whose answer is put aside, to be handed over beside its page as JSON. The framework would write it for every
 * page in a format of its own, which takes a sixth of the time of a page. Asked twice for the same page, it answers the
 * same: a page that could not be made quickly is not loaded anew.
 */
export function besidePage(id: string, loader: Loader): Loader {
  return async (args) => {
    const { aside } = (args.context as Readonly<RouterContextProvider>).get(requestContext);
    if (!aside) return loader(args);
    const asked = aside.asked.get(id) ?? Promise.try(loader, args);
    aside.asked.set(id, asked);
    const answer = await asked;
    if (!isPlain(answer)) return answer;
    aside.loaded.set(id, answer);
    return null;
  };
}

/** What the routes of a page show of what was put aside: after a failure the framework shows fewer than were loaded. */
export function shownOf(loaderData: LoaderData, loaded: Map<string, unknown> = new Map()): LoaderData {
  const ids = Object.keys(loaderData).filter((id) => loaded.has(id));
  return Object.fromEntries(ids.map((id) => [id, loaded.get(id)]));
}

/** Not a response, and no data with a status or headers. */
function isPlain(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && Object.getPrototypeOf(answer) === Object.prototype;
}
