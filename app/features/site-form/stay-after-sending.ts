import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { FormOutcome } from "./form-outcome.ts";

/**
 * A sent form changes nothing else on its page, so nothing is loaded again; offline that would only fail. The
 * exception is a form whose stamp was refused: it needs a new one.
 */
export function stayAfterSending({
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formMethod && formMethod !== "GET" ? lacksStamp(actionResult) : defaultShouldRevalidate;
}

function lacksStamp(outcome: FormOutcome | undefined) {
  return outcome?.kind === "refused" && "stamp" in outcome.fields;
}
