import { useEffect, useState } from "react";
import type { FormOutcome } from "./form-outcome.ts";

/** As long as the site wants a stamp to be old. */
const shortestFill = 3000;

/**
 * Whoever has a form filled in by the browser is faster than the site believes of people. Refused for nothing but that, a
 * form is sent once more when its time is up, and the visitor sees it being sent. Only what was sent with script is.
 */
export function useSecondTry(outcome: FormOutcome | undefined, send: () => void) {
  const [tried, setTried] = useState<FormOutcome>();
  const isEarly = outcome?.kind === "refused" && Object.keys(outcome.fields).join() === "stamp";
  // Until the second answer comes, the first stands: it is not shown.
  const isWaiting = isEarly && (tried === undefined || tried === outcome);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one try for one refusal
  useEffect(() => {
    if (!isEarly) return setTried(undefined);
    if (!isWaiting || tried) return undefined;
    const timer = setTimeout(() => {
      setTried(outcome);
      send();
    }, shortestFill);
    return () => clearTimeout(timer);
  }, [outcome, isEarly, isWaiting]);
  return isWaiting;
}
