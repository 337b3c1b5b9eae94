import type { ServerResponse } from "node:http";
import { TooBusy } from "../pages/render-queue.ts";

type Line = { running: number; waiting: (() => void)[] };

/** Answers a few slow requests of one visitor at a time; a visitor who asks for a thousand pages delays only themselves. */
export function createVisitorLimit(mostRunning = 2, mostWaiting = 200) {
  const lines = new Map<string, Line>();

  /** Undefined when the visitor left while waiting. */
  return async function limitPerVisitor<T>(
    visitor: string,
    response: ServerResponse,
    answer: () => Promise<T>,
  ) {
    const line = lines.get(visitor) ?? { running: 0, waiting: [] };
    lines.set(visitor, line);
    if (line.running < mostRunning) line.running++;
    else if (line.waiting.length >= mostWaiting) throw new TooBusy(`${line.waiting.length} wait`);
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return response.destroyed ? undefined : await answer();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else if (--line.running === 0) lines.delete(visitor);
    }
  };
}
