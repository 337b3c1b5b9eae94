import pino from "pino";

export type Log = pino.Logger;

/** JSON lines, without visitors' addresses and without anything they typed. */
export function createLog(level: string): Log {
  return pino({ level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime });
}
