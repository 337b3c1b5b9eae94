import { InlineScript } from "./document-scripts.tsx";
import { inlineJson } from "./inline-scripts.ts";

/** Runs in the browser before the place that a hash names has come, so that nobody is led there first. */
function leaveForHash(hash: string, address: string) {
  const html = document.documentElement;
  if (location.hash !== hash || "offlineCopy" in html.dataset) return;
  html.hidden = true;
  setTimeout(() => html.removeAttribute("hidden"), 3000);
  location.replace(address + hash);
}

/** For a page on which a hash means another address: whoever begins their visit there goes straight to it. */
export function HashScript({ hash, address }: { hash: string; address: string }) {
  const script = import.meta.env.SSR ? `(${leaveForHash})(${inlineJson(hash)},${inlineJson(address)})` : "";
  return <InlineScript script={script} />;
}
