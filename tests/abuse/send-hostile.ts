import fc from "fast-check";
import { fetchStamp } from "#tests/support/fetch-stamp.ts";
import { type HostileRequest, hostileRequest, toBytes } from "./hostile-requests.ts";
import { faultsOf } from "./judge-answer.ts";
import { RawConnection } from "./raw-connection.ts";

type Options = {
  url: string;
  siteUrl: string;
  what: "calls" | "everything";
  requests: number;
  seed: number;
  /** Called now and then with the number sent so far. */
  onProgress?(sent: number): Promise<void>;
};

const atOnce = 16;

/** Sends hostile requests, several at a time; fails with the smallest of them whose answer is wrong. */
export async function sendHostile({ url, siteUrl, what, requests, seed, onProgress }: Options) {
  const lanes = Array.from({ length: atOnce }, () => new RawConnection(url));
  const statuses = new Map<number, number>();
  let sent = 0;
  const ask = async (request: HostileRequest, lane: number) => {
    const answer = await lanes[lane]?.send(toBytes(request), request.method);
    if (answer) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    sent++;
    return faultsOf(answer, siteUrl).map((fault) => `${request.method} ${request.target}: ${fault}`);
  };
  const batch = fc.array(hostileRequest(what, await fetchStamp(url)), {
    minLength: 1,
    maxLength: atOnce,
    size: "max",
  });
  const property = fc.asyncProperty(batch, async (together) => {
    const faults = (await Promise.all(together.map(ask))).flat();
    await onProgress?.(sent);
    if (faults.length > 0) throw new Error(faults.join("\n"));
  });
  // A batch is half full on average; the rest is asked for by repeating with the next seed.
  try {
    for (let round = 0; sent < requests; round++) {
      const numRuns = Math.ceil((requests - sent) / atOnce);
      await fc.assert(property, { seed: seed + round, numRuns });
    }
  } finally {
    for (const lane of lanes) lane.close();
  }
  return { sent, statuses: [...statuses].sort(([a], [b]) => a - b) };
}
