import type { RouterContextProvider } from "react-router";
import type { Params, PostName } from "#api/client.ts";
import { api } from "#app/context.ts";
import { type FormOutcome, type FormValues, outcomeOf } from "./form-outcome.ts";
import { readSubmission } from "./read-submission.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** The action of every page with a form: sends what was typed, and gives a refused form the stamp it needs the next time. */
export async function sendSubmission<N extends PostName>(
  args: Args,
  call: N,
  toParams: (values: FormValues) => Params<N>,
): Promise<FormOutcome> {
  const { values, key } = await readSubmission(args);
  const client = args.context.get(api);
  const outcome = outcomeOf(await client.post(call, toParams(values), key), values);
  if (outcome.kind !== "refused") return outcome;
  const isStampGood = values.stamp && !("stamp" in outcome.fields);
  const { stamp } = isStampGood ? { stamp: values.stamp } : await client.get("support/getFormStamp", {});
  return { ...outcome, stamp };
}
