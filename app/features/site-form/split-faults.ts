import type { FormOutcome } from "./form-outcome.ts";

type Faults = { message: string | undefined; faults: Record<string, string> };

/**
 * Faults of fields that can be seen stand with them, in the order of the form, until they are mended; a fault of anything
 * hidden becomes the message of the whole form.
 */
export function splitFaults(
  outcome: FormOutcome | undefined,
  visible: readonly string[],
  mended: ReadonlySet<string> = new Set(),
): Faults {
  if (outcome?.kind !== "refused") return { message: undefined, faults: {} };
  const { fields, msg } = outcome;
  const hidden = Object.keys(fields).filter((field) => !visible.includes(field));
  const wrong = visible.filter((field) => fields[field] && !mended.has(field));
  const isMended = hidden.length === 0 && wrong.length === 0 && mended.size > 0;
  return {
    message: isMended ? undefined : hidden.map((field) => fields[field]).join(" ") || msg,
    faults: Object.fromEntries(wrong.map((field) => [field, fields[field] ?? ""])),
  };
}
