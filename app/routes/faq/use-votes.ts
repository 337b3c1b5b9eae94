import { type SubmitEvent, useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { type FormOutcome, type FormValues, keyField } from "#app/features/site-form/form-outcome.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { voteOf } from "./vote.ts";

/** What is said under a question after a vote. */
export type VoteAnswers = Record<string, { counted: boolean; text: string }>;

/** Sends votes in the background. A vote is thanked for at once and taken back when it was not counted. */
export function useVotes() {
  const t = useTranslations();
  const fetcher = useFetcher<FormOutcome>();
  const answered = useActionData<FormOutcome>();
  const [voted, setVoted] = useState<string[]>([]);
  const outcome = fetcher.data ?? answered;
  const thanks = { counted: true, text: t("support.faq.thanks") };
  const answers: VoteAnswers = Object.fromEntries(voted.map((entry) => [entry, thanks]));
  const last = outcome && "values" in outcome ? voteOf(outcome.values).entry : voted.at(-1);
  if (outcome?.kind === "accepted" && last) answers[last] = thanks;
  if (outcome?.kind === "refused" && last) answers[last] = { counted: false, text: outcome.msg };
  if (outcome?.kind === "unsent" && last) answers[last] = { counted: false, text: t("forms.notSent") };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const { entry } = voteOf(Object.fromEntries(fields) as FormValues);
    fields.set(keyField, "randomUUID" in crypto ? crypto.randomUUID() : "");
    setVoted((known) => [...known, entry]);
    fetcher.submit(fields, { method: "post" });
  };
  return { answers, submit };
}
