import type { ServerResponse } from "node:http";
import { findAddress } from "#app/site-addresses/find-address.ts";
import { documentPath } from "#i18n/paths.ts";
import { bareHeaders } from "../http/security-headers.ts";
import { readPart } from "./page-key.ts";

/** Where a page is that was asked for in another spelling, or with parameters that it does not read. */
export function properAddress(url: string): string | undefined {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  // The router asks for data by the address it has; the website tells it where the page is.
  if (documentPath(path) !== path) return undefined;
  const proper = findAddress(path)?.path;
  if (proper === undefined) return undefined;
  const read = mark < 0 ? undefined : readPart(path, url.slice(mark + 1));
  if (read === undefined) return proper === path ? undefined : proper + url.slice(path.length);
  return read === "" ? proper : `${proper}?${read}`;
}

/** Every page has one address. Answers whether it was asked for by another; a form is sent on as it is. */
export function redirectToPage(response: ServerResponse, url: string) {
  const address = properAddress(url);
  if (!address) return false;
  // There are as many parameters that no page reads as somebody cares to write: no cache need remember them.
  const isCut = address.split("?", 2)[1] !== url.split("?", 2)[1];
  const control = isCut ? "no-store" : "public, max-age=3600";
  response.writeHead(308, { ...bareHeaders, Location: address, "Cache-Control": control });
  response.end();
  return true;
}
