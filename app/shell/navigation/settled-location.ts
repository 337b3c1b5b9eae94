type Place = { pathname: string; search: string; hash: string };

/** Never an id in a page; it is taken out of the address as soon as it has done its work. */
export const stayHash = "#stay";

let settled: Place | undefined;

/** Where the visitor is, while the address bar may already show where the back button leads. */
export function settledLocation(): Place {
  return settled ?? window.location;
}

export function settleAt(place: Place) {
  settled = place;
  if (place.hash === stayHash)
    window.history.replaceState(window.history.state, "", place.pathname + place.search);
}

export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}
