type Signals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Visitors who asked not to be counted are not counted. */
export function mayCount({ doNotTrack, globalPrivacyControl }: Signals): boolean {
  return doNotTrack !== "1" && globalPrivacyControl !== true;
}

/** One event at the start of a visit, to our own server, without a cookie. Its failure is silent. */
export function sendOpen(locale: string) {
  const globalPrivacyControl = Reflect.get(navigator, "globalPrivacyControl") === true;
  if (!mayCount({ doNotTrack: navigator.doNotTrack, globalPrivacyControl })) return;
  const facts = { event: "open", path: window.location.pathname, locale };
  navigator.sendBeacon?.("/open", JSON.stringify(facts));
}
