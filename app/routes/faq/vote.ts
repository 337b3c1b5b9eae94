import type { FormValues } from "#app/features/site-form/form-outcome.ts";

/**
 * The one form of all votes. Its buttons stand outside of it: at those inside Chromium looks before the page has come up, and
 * finds out the styles of every answer to do so.
 */
export const votesForm = "votes";

/** A vote is one button: its name says yes or no, its value which question is meant. */
export function voteOf({ yes, no }: FormValues) {
  return { entry: yes ?? no ?? "", useful: yes === undefined ? ("no" as const) : ("yes" as const) };
}
