import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Encoding } from "../load/wrk.ts";

/** Headers that every server writes afresh for each answer. */
const ofTheConnection = /^(date|connection|keep-alive|transfer-encoding)$/i;

export type Recorded = { headers: string[]; body: Buffer };

/** An answer as it came over the wire, still compressed. */
export async function recordAnswer(url: string, encoding: Encoding): Promise<Recorded> {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: { "accept-encoding": encoding } }, resolve).once("error", reject),
  );
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  const headers = response.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !ofTheConnection.test(name) ? [name, all[index + 1] ?? ""] : [],
  );
  return { headers, body };
}
