import type { FormValues } from "#app/features/site-form/form-outcome.ts";

/**
 * The one form of all votes. Its buttons stand outside of it: the autofill of browsers looks at those inside before the page
 * has come up, and lays out every answer to do so.
 */
export const votesForm = "votes";

/** A vote is one button: its name says yes or no, its value which question is meant. */
export function voteOf({ yes, no }: FormValues) {
  return { entry: yes ?? no ?? "", useful: yes === undefined ? ("no" as const) : ("yes" as const) };
}
