import type { ServerResponse } from "node:http";
import { TooBusy } from "../pages/render-queue.ts";

type Line = { underWay: number; waiting: (() => void)[] };

/**
 * Reads that are in no cache, per address: a few at once, the rest wait for their turn. Nobody is refused for asking often,
 * and whoever asks for a thousand pages at once holds up themselves.
 */
export function createFairShare(atOnce = 2, mostWaiting = 200) {
  const lines = new Map<string, Line>();

  /** Undefined when the visitor left before the turn came. */
  return async function inTurn<T>(address: string, response: ServerResponse, answer: () => Promise<T>) {
    const line = lines.get(address) ?? { underWay: 0, waiting: [] };
    lines.set(address, line);
    if (line.underWay < atOnce) line.underWay++;
    else if (line.waiting.length >= mostWaiting) throw new TooBusy(`${line.waiting.length} wait`);
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return response.destroyed ? undefined : await answer();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else if (--line.underWay === 0) lines.delete(address);
    }
  };
}
