import type { FormOutcome } from "./form-outcome.ts";

type Faults = { message: string | undefined; faults: Record<string, string> };

/** Faults of fields that can be seen stand with them; a fault of anything hidden becomes the message of the whole form. */
export function splitFaults(outcome: FormOutcome | undefined, visible: readonly string[]): Faults {
  if (outcome?.kind !== "refused") return { message: undefined, faults: {} };
  const entries = Object.entries(outcome.fields);
  const hidden = entries.filter(([field]) => !visible.includes(field)).map(([, fault]) => fault);
  return {
    message: hidden.length > 0 ? hidden.join(" ") : outcome.msg,
    faults: Object.fromEntries(entries.filter(([field]) => visible.includes(field))),
  };
}
