import { createStore } from "zustand/vanilla";

export type Place = { pathname: string; search: string; hash: string };
type Loading = { address: string };
/** `noAnswer`: nobody answered, the visitor may try again. `missingCode`: reloaded for it less than 60 s ago. */
type Problem = { kind: "noAnswer"; address?: string } | { kind: "missingCode"; address: string };

type NavigationState = {
  /** The navigation that was asked for last, until its code and its data have come. */
  loading: Loading | undefined;
  problem: Problem | undefined;
  /** Requests under way; with `loading` what the progress bar shows. */
  pending: number;
  failures: number;
  /** Where the visitor is, while the address bar may already show where the back button leads. */
  here: Place | undefined;
};

export const navigationStore = createStore<NavigationState>(() => ({
  loading: undefined,
  problem: undefined,
  pending: 0,
  failures: 0,
  here: undefined,
}));

const { getState, setState } = navigationStore;

/** Never an id in a page; it is taken out of the address as soon as it has done its work. */
export const CANCEL_HASH = "#stay";

export function isBusy({ loading, pending }: NavigationState): boolean {
  return loading !== undefined || pending > 0;
}

/** The next navigation takes the place of this one: `isLatest` is then false. */
export function beginNavigation(address: string) {
  const loading = { address };
  const isLatest = () => getState().loading === loading;
  setState({ loading });
  return { isLatest, end: () => isLatest() && setState({ loading: undefined }) };
}

/** What follows is drawing, and the pause that keeps quick pages from flashing. */
export function endNavigation(address: string) {
  if (getState().loading?.address === address) setState({ loading: undefined });
}

/** Counts a request for the progress bar until it ends. A request that is not tracked has opted out. */
export async function track<T>(work: Promise<T>): Promise<T> {
  setState(({ pending }) => ({ pending: pending + 1 }));
  try {
    return await work;
  } catch (error) {
    if (!isCancellation(error)) reportFailure();
    throw error;
  } finally {
    setState(({ pending }) => ({ pending: pending - 1 }));
  }
}

/** Turns the progress bar red. */
export function reportFailure() {
  setState(({ failures }) => ({ failures: failures + 1 }));
}

export function reportProblem(problem: Problem) {
  reportFailure();
  setState({ problem });
}

export function forgetProblem() {
  setState({ problem: undefined });
}

export function currentPlace(): Place {
  return getState().here ?? window.location;
}

export function arrive(here: Place) {
  setState({ here });
  if (here.hash === CANCEL_HASH)
    window.history.replaceState(window.history.state, "", here.pathname + here.search);
}

export function addressOf({ pathname, search }: Pick<Place, "pathname" | "search">): string {
  return pathname + search;
}

function isCancellation(error: unknown) {
  return error instanceof DOMException && error.name === "AbortError";
}
