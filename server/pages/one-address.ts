import type { ServerResponse } from "node:http";
import { findAddress } from "#app/site-addresses/find-address.ts";
import { documentPath } from "#i18n/paths.ts";
import { bareHeaders } from "../http/security-headers.ts";

/** Where a page is that was asked for in another spelling; its query stays as it is. */
export function properAddress(url: string): string | undefined {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  // The router asks for data by the address it has; the website tells it where the page is.
  if (documentPath(path) !== path) return undefined;
  const proper = findAddress(path)?.path;
  return proper === undefined || proper === path ? undefined : proper + (mark < 0 ? "" : url.slice(mark));
}

/** Every page has one address. Answers whether it was asked for by another; a form is sent on as it is. */
export function redirectToPage(response: ServerResponse, url: string) {
  const address = properAddress(url);
  if (!address) return false;
  response.writeHead(308, { ...bareHeaders, Location: address, "Cache-Control": "public, max-age=3600" });
  response.end();
  return true;
}
