import { Agent, get } from "node:http";
import { quantile } from "./median.ts";
import type { Encoding, Load } from "./wrk.ts";

/**
 * So many requests over 64 connections, each with a number of its own at the end of its address, so that none is answered
 * with what another waits for; each answered to its end: none is left to be rendered for nobody.
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

/** A server may close a connection that was idle for long just when it is used again: then a browser asks anew. */
function isAnswered(url: string, encoding: Encoding, agent: Agent): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { "accept-encoding": encoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once("end", () => resolve(true));
    });
    request.once("error", (error) => (request.reusedSocket ? resolve(false) : reject(error)));
  });
}
