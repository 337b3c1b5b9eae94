import { type MiddlewareFunction, redirect } from "react-router";
import { documentPath } from "#i18n/paths.ts";
import { findAddress } from "../../addresses/find-address.ts";

/** What a page shows when its address does not say it. */
const usual = { page: "1", status: "upcoming", period: "upcoming" };

/**
 * A page has one address: without what it shows anyway, and in one spelling. The server knows the spellings of documents,
 * but not those under which a browser asks for their data.
 */
export const canonicalAddress: MiddlewareFunction<Response> = ({ request }, next) => {
  const url = new URL(request.url);
  const path = documentPath(url.pathname);
  const proper = findAddress(path)?.path;
  const said = Object.entries(usual).filter(([name, value]) => url.searchParams.get(name) === value);
  if (proper === undefined || (proper === path && said.length === 0) || request.method !== "GET")
    return next();
  for (const name of ["_routes", ...said.map(([name]) => name)]) url.searchParams.delete(name);
  throw redirect(proper + url.search, 308);
};
