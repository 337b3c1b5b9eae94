import { leadToTidyAddress } from "../list-filters/chosen-params.ts";
import { versionOf } from "./calculator-version.ts";

const longest = 8000;

/** For the loader of a tool: what its address asks, as the calls of the tools take it. */
export function askedOf(url: URL) {
  leadToTidyAddress(url);
  const version = versionOf(url.searchParams);
  return { version, form: url.searchParams.toString().slice(0, longest), ask: version === "known" };
}
