import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { clearDraft, hasTyped, readDraft, restoreDraft, saveDraft } from "./draft.ts";
import { type Accepted, type FormOutcome, keyField, stampField } from "./form-outcome.ts";
import { emptyHoneypot } from "./honeypot-field.ts";
import { useMended } from "./use-mended.ts";
import { useSecondTry } from "./use-second-try.ts";
import { useStamp } from "./use-stamp.ts";

/** Sends a form without leaving the page, keeps its draft, and tells what became of it. */
export function useSiteForm(name: string, onAccepted?: (outcome: Accepted) => void) {
  const fetcher = useFetcher<FormOutcome>();
  const answered = useActionData<FormOutcome>();
  const outcome = fetcher.data ?? answered;
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const { stamp, touch } = useStamp();
  const [unsent, setUnsent] = useState(false);
  const [sheet, setSheet] = useState({ number: 0, outcome });

  // What was accepted is put away: the next sheet is empty in the moment the visitor is told.
  if (outcome !== sheet.outcome) {
    setSheet({ number: sheet.number + (outcome?.kind === "accepted" ? 1 : 0), outcome });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a page brings along is known when it comes alive
  useEffect(() => {
    if (outcome?.kind === "accepted" || !form.current) return;
    const isTyped = hasTyped(form.current);
    if (restoreDraft(name, form.current)) setUnsent(true);
    if (isTyped) typed();
  }, [name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an outcome is acted upon once
  useEffect(() => {
    if (outcome?.kind === "refused") {
      emptyHoneypot(form.current);
      stamp.current = outcome.stamp ?? "";
      setUnsent(true);
    }
    if (outcome?.kind !== "accepted") return;
    clearDraft(name);
    setUnsent(false);
    status.current?.focus();
    onAccepted?.(outcome);
  }, [outcome, name]);

  const send = () => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    fields.set(keyField, readDraft(name)?.key ?? "");
    // The page's own stamp stays where no fresher one came.
    if (stamp.current) fields.set(stampField, stamp.current);
    fetcher.submit(fields, { method: "post" });
  };
  const { mended, look } = useMended(outcome);
  const isWaiting = useSecondTry(fetcher.data, send);
  const busy = isWaiting || fetcher.state !== "idle";
  const typed = () => {
    touch();
    if (form.current) saveDraft(name, form.current);
    setUnsent(true);
  };
  const input = ({ target }: InputEvent<HTMLFormElement>) => {
    typed();
    look(target);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) send();
  };
  return {
    form,
    sheet: sheet.number,
    status,
    // A form that is sent once more has not been refused yet.
    outcome: busy && outcome?.kind === "refused" ? undefined : outcome,
    mended,
    unsent,
    busy,
    touch,
    input,
    submit,
  };
}
