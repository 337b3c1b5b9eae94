import { useState } from "react";
import type { FormOutcome } from "./form-outcome.ts";

/** The fields that were mended since the form was refused: their messages no longer apply. */
export function useMended(outcome: FormOutcome | undefined) {
  const [state, setState] = useState({ outcome, mended: new Set<string>() });
  if (state.outcome !== outcome) setState({ outcome, mended: new Set() });
  const look = (field: EventTarget) => {
    if (outcome?.kind !== "refused" || !isMended(field) || !outcome.fields[field.name]) return;
    setState(({ mended }) => ({ outcome, mended: new Set([...mended, field.name]) }));
  };
  return { mended: state.mended, look };
}

/** Filled in, and of the right form as far as the browser can tell. */
function isMended(field: EventTarget): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement;
  return isField && field.value.trim() !== "" && field.validity.valid;
}
