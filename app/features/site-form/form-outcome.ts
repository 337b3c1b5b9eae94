import type { Envelope, Refusal } from "#api/envelope.ts";

/** The field in which the browser says its own idempotency key. */
export const keyField = "idempotencyKey";

export type FormValues = Record<string, string>;

/** What became of a form, as its page reads it. `unsent` is made in the browser when nobody answered. */
export type FormOutcome =
  | { kind: "accepted"; id: string; values: FormValues }
  | { kind: "refused"; msg: string; fields: Record<string, string>; values: FormValues }
  | { kind: "unsent" };

type Answer = Envelope<(Refusal & { id?: string | undefined }) | null>;

/** A refusal keeps what was typed; a page without script shows it again. */
export function outcomeOf({ code, data, msg }: Answer, values: FormValues): FormOutcome {
  if (code === 200) return { kind: "accepted", id: data?.id ?? "", values };
  return { kind: "refused", msg, fields: data?.fields ?? {}, values };
}
