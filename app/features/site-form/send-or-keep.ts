import { reportFailure } from "#app/shell/navigation/navigation-store.ts";
import type { FormOutcome } from "./form-outcome.ts";

/** How long a visitor waits for an answer before the form offers to try again. */
const patience = 20_000;

/**
 * The client action of every page with a form. No answer, or none that can be read, leaves the visitor where they
 * are with everything they typed; the key of the submission makes a second try safe.
 */
export async function sendOrKeep<T>({
  serverAction,
}: {
  serverAction: () => Promise<T>;
}): Promise<T | FormOutcome> {
  try {
    return await Promise.race([serverAction(), timeOut()]);
  } catch (error) {
    if (error instanceof Response) throw error;
    reportFailure();
    return { kind: "unsent" };
  }
}

function timeOut() {
  return new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error("No answer in time")), patience),
  );
}
