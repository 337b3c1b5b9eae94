import type { IncomingMessage } from "node:http";

/** Visitors come by a few names. */
const known = new Set<string>();
const mostKnown = 100;

/** Whether a request says once, and in a form that can be an address, which site it wants. Old clients say nothing. */
export function namesOneHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const { host } = headers;
  if (host === undefined) return httpVersion === "1.0";
  return isHost(host) && countHosts(rawHeaders) === 1;
}

function isHost(host: string) {
  if (known.has(host)) return true;
  if (!canBeHost(host)) return false;
  if (known.size >= mostKnown) known.clear();
  known.add(host);
  return true;
}

/** What reads as another address than it is written is refused: `0x7f.1` is 127.0.0.1. */
function canBeHost(host: string) {
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host)) return false;
  if (!URL.canParse(`http://${host}`)) return false;
  if (host.startsWith("[")) return true;
  const [name = ""] = host.split(":", 1);
  return new URL(`http://${host}`).hostname === name.toLowerCase();
}

function countHosts(rawHeaders: string[]) {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") count++;
  }
  return count;
}
