import { Agent, get } from "node:http";
import { quantile } from "./median.ts";
import type { Encoding, Load } from "./wrk.ts";

/**
 * Sends requests over 64 connections, each with a different number in its address, so that none shares another's
 * answer, and reads each to its end.
 */
export async function loadCount(
  url: string,
  count: number,
  encoding: Encoding,
  connections = 64,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let left = count;
  const visitor = async () => {
    while (left-- > 0) times.push(await timeAnswer(`${url}${left}`, encoding, agent));
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, visitor));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  return {
    requests: count,
    perSecond: count / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

async function timeAnswer(url: string, encoding: Encoding, agent: Agent): Promise<number> {
  const begun = performance.now();
  while (!(await isAnswered(url, encoding, agent)));
  return performance.now() - begun;
}

/** A server may close an idle connection just as it is used again; like a browser, ask again. */
function isAnswered(url: string, encoding: Encoding, agent: Agent): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { "accept-encoding": encoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once("end", () => resolve(true));
    });
    request.once("error", (error) => (request.reusedSocket ? resolve(false) : reject(error)));
  });
}
