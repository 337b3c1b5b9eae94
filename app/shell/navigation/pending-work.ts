/** What the progress bar listens to: how much is under way, and whether something failed. */
type Listener = (event: "start" | "end" | "fail") => void;

const listeners = new Set<Listener>();
let pending = 0;

export function listenToWork(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Counts a piece of work until it ends. Work that nobody should notice is not tracked at all. */
export async function track<T>(work: Promise<T>): Promise<T> {
  pending += 1;
  if (pending === 1) tell("start");
  try {
    return await work;
  } catch (error) {
    if (!isCancellation(error)) tell("fail");
    throw error;
  } finally {
    pending -= 1;
    if (pending === 0) tell("end");
  }
}

export function reportFailure() {
  tell("fail");
}

function tell(event: "start" | "end" | "fail") {
  for (const listener of listeners) listener(event);
}

function isCancellation(error: unknown) {
  return error instanceof DOMException && error.name === "AbortError";
}
