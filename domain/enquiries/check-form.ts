import type { Translator } from "#i18n/translator.ts";
import { checkFields, type FieldRule } from "./check-fields.ts";
import { checkStamp } from "./stamp.ts";

type Guards = { website?: string | undefined; stamp?: string | undefined };
type Input<F extends string> = Partial<Record<F, string | undefined>> & Guards;

const refusals = { early: "forms.tooFast", missing: "forms.onceMore", unknown: "forms.formExpired" } as const;

/** The rules that every form obeys, in one order: the honeypot, the fields, the time it took. None of them needs the database. */
export function checkForm<F extends string>(
  rules: Record<F, FieldRule>,
  input: Input<NoInfer<F>>,
  { secret, words }: { secret: string; words: Translator },
) {
  if (input.website) return invalid({ website: words("forms.leaveEmpty") });
  const checked = checkFields(rules, input, words);
  if (!checked.ok) return invalid(checked.fields);
  const stamp = checkStamp(secret, input.stamp);
  return stamp === "ok" ? checked : invalid({ stamp: words(refusals[stamp]) });
}

function invalid(fields: Record<string, string>) {
  return { ok: false as const, outcome: { kind: "invalid" as const, fields } };
}
