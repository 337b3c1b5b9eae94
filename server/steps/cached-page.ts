import type { PageCache } from "../pages/page-cache.ts";
import { sendEncoded } from "../pages/send-page.ts";
import type { Step } from "./step.ts";

/** Most requests end here: a fresh page that is there in the visitor's encoding. */
export function createCachedPage(cache: PageCache): Step {
  return ({ page, redirect, encoding, id }, request, response) => {
    if (!page || redirect || request.method !== "GET") return undefined;
    const cached = cache.find(page);
    const encoded = cached && cache.isFresh(cached) && cache.encoded(cached, encoding);
    if (!encoded) return undefined;
    cache.hits++;
    sendEncoded(request, response, encoded, "HIT", id);
    return "cached";
  };
}
