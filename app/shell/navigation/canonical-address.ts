import { type MiddlewareFunction, redirect } from "react-router";
import { documentPath } from "#i18n/paths.ts";
import { findAddress } from "../../addresses/find-address.ts";

/** A browser that asks for the data of a page by another spelling of its address is led to the right one. */
export const canonicalAddress: MiddlewareFunction<Response> = ({ request }, next) => {
  const url = new URL(request.url);
  const path = documentPath(url.pathname);
  const proper = findAddress(path)?.path;
  if (proper === undefined || proper === path || request.method !== "GET") return next();
  url.searchParams.delete("_routes");
  throw redirect(proper + url.search, 308);
};
