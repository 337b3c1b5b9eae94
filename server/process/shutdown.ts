import closeWithGrace from "close-with-grace";
import type { Log } from "./log.ts";

const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** Ctrl-C reaches us from the terminal and again from npm; a second one after this long is an impatient operator. */
const ECHO = 2000;

type Stop = (reason: { err?: Error }) => Promise<void>;

/**
 * Stops the process in order on a signal or after an uncaught exception. Repeated signals change nothing: supervisors send
 * them to every process of a group. A second Ctrl-C after two seconds exits immediately.
 */
export function shutDownOnSignal(delay: number, log: Log, stop: Stop) {
  const grace = closeWithGrace({ delay, logger: false, skip: [...signals, "unhandledRejection"] }, stop);
  // A forgotten promise breaks no state of the process; the database fails many of them at once.
  process.on("unhandledRejection", (err) => log.error({ err }, "unhandled rejection"));
  let first: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (first === undefined) void grace.close();
    else if (signal === "SIGINT" && performance.now() - first > ECHO) process.exit(1);
    first ??= performance.now();
  };
  for (const signal of signals) process.on(signal, onSignal);
}
