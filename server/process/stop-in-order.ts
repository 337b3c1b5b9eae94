import closeWithGrace from "close-with-grace";

const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** Ctrl-C reaches us from the terminal and from npm; only after this long is it somebody who will not wait. */
const echo = 2000;

type Stop = (reason: { err?: Error }) => Promise<void>;

/**
 * Ends the process in order when it is told to, or when something failed that nobody caught. To be told again changes
 * nothing: supervisors tell every process of a group, and those above us pass it on, each in its own time.
 */
export function stopInOrder(delay: number, stop: Stop, skip: "uncaughtException"[] = []) {
  const grace = closeWithGrace({ delay, logger: false, skip: [...signals, ...skip] }, stop);
  let first: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (first === undefined) void grace.close();
    else if (signal === "SIGINT" && performance.now() - first > echo) process.exit(1);
    first ??= performance.now();
  };
  for (const signal of signals) process.on(signal, onSignal);
}
