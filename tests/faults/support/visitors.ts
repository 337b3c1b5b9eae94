import { Agent, type IncomingMessage, request } from "node:http";

type Answer = { status: number; marker: string | undefined; milliseconds: number; isClosing: boolean };
export type Tally = {
  reads: number;
  failed: number;
  retried: number;
  refused: number;
  slowest: number;
  reasons: Map<string, number>;
  markers: Map<string, number>;
};

class NoAnswer extends Error {
  readonly isRetryable: boolean;
  readonly isRefused: boolean;
  constructor(message: string, isRetryable: boolean, isRefused: boolean) {
    super(message);
    this.isRetryable = isRetryable;
    this.isRefused = isRefused;
  }
}

export const newTally = (): Tally => ({
  reads: 0,
  failed: 0,
  retried: 0,
  refused: 0,
  slowest: 0,
  reasons: new Map(),
  markers: new Map(),
});

type Options = { agent?: Agent; headers?: Record<string, string>; timeout?: number };

/** One request, read to its end. */
export function readOnce(url: string, { agent, headers = {}, timeout = 30_000 }: Options = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const started = performance.now();
    let isAnswered = false;
    const asked = request(url, {
      agent: agent ?? false,
      headers: { "accept-encoding": "br", ...headers },
      timeout,
    });
    const fail = (error: NodeJS.ErrnoException) => {
      const isReset = ["ECONNRESET", "EPIPE"].includes(error.code ?? "");
      const isRefused = error.code === "ECONNREFUSED";
      reject(
        new NoAnswer(error.code ?? error.message, asked.reusedSocket && isReset && !isAnswered, isRefused),
      );
    };
    asked.on("timeout", () => asked.destroy(new Error("no answer in time")));
    asked.on("error", fail);
    asked.on("response", (response: IncomingMessage) => {
      isAnswered = true;
      response.on("error", fail).resume();
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          marker: response.headers["x-cache"] as string | undefined,
          isClosing: response.headers.connection === "close",
          milliseconds: performance.now() - started,
        }),
      );
    });
    asked.end();
  });
}

/**
 * A visitor's browser: connections are kept, and a request that one of them was reset under, before a byte of the answer
 * came, is sent once more on a new connection. Answers whether it was refused a connection.
 */
export async function visit(tally: Tally, url: string, options: Options = {}): Promise<boolean> {
  tally.reads++;
  try {
    note(tally, await readOnce(url, options).catch((error) => retryOnce(tally, error, url, options)));
  } catch (error) {
    const { message, isRefused } = error as NoAnswer;
    if (isRefused) tally.refused++;
    else count(tally.reasons, message);
    tally.failed += isRefused ? 0 : 1;
    return isRefused;
  }
  return false;
}

function retryOnce(tally: Tally, error: unknown, url: string, options: Options) {
  if (!(error instanceof NoAnswer && error.isRetryable)) throw error;
  tally.retried++;
  const { agent: _, ...alone } = options;
  return readOnce(url, alone);
}

function note(tally: Tally, { status, marker, milliseconds }: Answer) {
  tally.slowest = Math.max(tally.slowest, milliseconds);
  count(tally.markers, marker ?? "none");
  if (status === 200) return;
  tally.failed++;
  count(tally.reasons, `status ${status}`);
}

function count(map: Map<string, number>, key: string) {
  map.set(key, (map.get(key) ?? 0) + 1);
}

export const listed = (map: Map<string, number>) =>
  [...map].map(([key, number]) => `${number} ${key}`).join(", ");

/** So many visitors, each asking for one page after the other until told to stop, or until they are refused. */
export function startVisitors(urls: string[], visitors: number, options: { isOver: () => boolean }) {
  const tally = newTally();
  let turn = 0;
  const one = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let isRefused = false;
    while (!isRefused && !options.isOver())
      isRefused = await visit(tally, urls[turn++ % urls.length] ?? "", { agent });
    agent.destroy();
  };
  return { tally, done: Promise.all(Array.from({ length: visitors }, one)) };
}
