import pino from "pino";

export type Log = pino.Logger;

/** JSON lines; nothing a visitor typed and no address of a visitor ever gets here. */
export function createLog(level: string): Log {
  return pino({ level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime });
}
