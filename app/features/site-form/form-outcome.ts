import type { Envelope, Refusal } from "#api/envelope.ts";

/** The field in which the browser says its own idempotency key. */
export const keyField = "idempotencyKey";

/** The field with the signed time at which somebody began to fill the form in. */
export const stampField = "stamp";

export type FormValues = Record<string, string>;

/** `date` in seconds; `status` of what is held back until somebody approves it. */
export type Accepted = {
  kind: "accepted";
  id: string;
  status?: "pending" | "approved" | undefined;
  date: number;
  values: FormValues;
};

/** `stamp` is what the form carries when it is sent once more. */
type Refused = {
  kind: "refused";
  msg: string;
  fields: Record<string, string>;
  values: FormValues;
  stamp?: string | undefined;
};

/** What became of a form, as its page reads it. `unsent` is made in the browser when nobody answered. */
export type FormOutcome = Accepted | Refused | { kind: "unsent" };

type Answer = Envelope<(Refusal & { id?: string | undefined; status?: "pending" | "approved" }) | null>;

/** A refusal keeps what was typed; a page without script shows it again. */
export function outcomeOf({ code, data, msg }: Answer, values: FormValues): FormOutcome {
  if (code !== 200) return { kind: "refused", msg, fields: data?.fields ?? {}, values };
  return {
    kind: "accepted",
    id: data?.id ?? "",
    status: data?.status,
    date: Math.floor(Date.now() / 1000),
    values,
  };
}
