import { format } from "node:util";
import pino from "pino";

export type Log = pino.Logger;

/** JSON lines; nothing a visitor typed and no address of a visitor ever gets here. */
export function createLog(level: string): Log {
  return pino({ level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime });
}

/** What the website and its libraries write to the console stands in the log in the form of everything else. */
export function takeConsole(log: Log) {
  for (const level of ["info", "warn", "error"] as const) {
    console[level] = (...words: unknown[]) => {
      const err = words.find((word) => word instanceof Error);
      const text = format(...words.filter((word) => word !== err));
      log[level](err ? { err } : {}, text || undefined);
    };
  }
}
