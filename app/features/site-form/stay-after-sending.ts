import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A sent form changes nothing else on its page, so nothing is loaded again; offline that would only fail. */
export function stayAfterSending({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod && formMethod !== "GET" ? false : defaultShouldRevalidate;
}
