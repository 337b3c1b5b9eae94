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
  const end = begin();
  try {
    return await work;
  } catch (error) {
    if (!isCancellation(error)) tell("fail");
    throw error;
  } finally {
    end();
  }
}

let navigation = { address: "", end: () => {} };

/** A navigation is one piece of work, from the click until its code and data are there; the next one takes its place. */
export function beginNavigation(address: string): () => void {
  const before = navigation;
  navigation = { address, end: begin() };
  before.end();
  return navigation.end;
}

/** What follows is drawing, and the pause that keeps quick pages from flashing: no work to wait for. */
export function endNavigation(address: string) {
  if (navigation.address === address) navigation.end();
}

function begin() {
  let isOver = false;
  pending += 1;
  if (pending === 1) tell("start");
  return () => {
    if (isOver) return;
    isOver = true;
    pending -= 1;
    if (pending === 0) tell("end");
  };
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
