import type { IncomingMessage, ServerResponse } from "node:http";
import { bareHeaders } from "../http/security-headers.ts";

const dataOfSearch = /^((?:\/\w+)?\/search)\/([^/?]+\.data)(?:\?(.*))?$/;

/**
 * The framework asks for the data of `/search/foo` at `/search/foo.data`. Who types that address has searched for
 * `foo.data`: browsers ask for a page, the framework for anything. The address where that search is, if it was typed.
 */
export function typedSearch({ headers }: IncomingMessage, url: string): string | undefined {
  if (!url.includes(".data") || !headers.accept?.includes("text/html")) return undefined;
  const [, path, keyword, others] = dataOfSearch.exec(url) ?? [];
  if (!path || !keyword) return undefined;
  return `${path}?keyword=${keyword.replace(/[+&]/g, encodeURIComponent)}${others ? `&${others}` : ""}`;
}

/** Answers whether it was such a search. */
export function redirectTypedSearch(request: IncomingMessage, response: ServerResponse, url: string) {
  const address = typedSearch(request, url);
  if (!address) return false;
  response.writeHead(302, { ...bareHeaders, Location: address, "Cache-Control": "no-store", Vary: "Accept" });
  response.end();
  return true;
}
