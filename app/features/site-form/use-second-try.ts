import { useEffect, useState } from "react";
import type { FormOutcome } from "./form-outcome.ts";

/** As long as the site wants a stamp to be old. */
const shortestFill = 3000;

/**
 * Whoever has a form filled in by the browser is faster than the site believes of people. Refused for nothing but that, a
 * form is sent once more when its time is up, and the visitor sees it being sent.
 */
export function useSecondTry(outcome: FormOutcome | undefined, send: () => void) {
  const [tried, setTried] = useState<FormOutcome>();
  const isEarly = outcome?.kind === "refused" && Object.keys(outcome.fields).join() === "stamp";
  const isWaiting = isEarly && tried === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one try for one refusal
  useEffect(() => {
    if (!isEarly) return setTried(undefined);
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setTried(outcome);
      send();
    }, shortestFill);
    return () => clearTimeout(timer);
  }, [outcome, isEarly, isWaiting]);
  return isWaiting;
}
