import type { IncomingMessage, ServerResponse } from "node:http";
import { sendRefusal } from "../http/send.ts";
import type { Step } from "./step.ts";

const maxUrlLength = 8 * 1024;
const maxPostBytes = 64 * 1024;

/** Refuses an address or a host name that no part of the site answers. */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  const url = originForm(request.url ?? "");
  request.url = url;
  if (url.length > maxUrlLength) sendRefusal(response, 414, "This address is too long.");
  else if (!url.startsWith("/")) sendRefusal(response, 400, "This is not an address of this site.");
  else if (!namesOneHost(request)) sendRefusal(response, 400, "Name the site you want.");
  else return false;
  return true;
}

/** Refuses addresses, bodies and methods that no page takes. Calls come before: they refuse in their own form. */
export const refuse: Step = ({ url }, request, response) => {
  if (!isAddressOnceDecoded(url)) return sendRefusal(response, 404, "Not found");
  if (request.headers["transfer-encoding"]) return sendRefusal(response, 411, "Say how long the body is.");
  if (Number(request.headers["content-length"] ?? 0) > maxPostBytes)
    return sendRefusal(response, 413, "This is larger than 64 KiB.");
  if (["GET", "HEAD", "POST"].includes(request.method ?? "")) return undefined;
  response.setHeader("Allow", "GET, HEAD, POST");
  return sendRefusal(response, 405, "This method is not used here.");
};

/** React Router decodes a path and parses it again: `/%09/x:y` becomes the host `x` with the port `y`, and it throws. */
function isAddressOnceDecoded(url: string) {
  try {
    return URL.canParse(decodeURIComponent(new URL(`http://localhost${url}`).pathname), "http://localhost");
  } catch {
    return true; // it does not decode such a path
  }
}

/** A proxy may name the whole address; we look at the path. */
function originForm(url: string) {
  if (url.startsWith("/")) return url;
  const path = /^https?:\/\/[^/?#]+([/?].*)?$/i.exec(url);
  if (!path) return url;
  const [, rest = "/"] = path;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Whether a request names the site once, and in a form that can be an address. Old clients name none. */
function namesOneHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const { host } = headers;
  if (host === undefined) return httpVersion === "1.0";
  return isHost(host) && countHosts(rawHeaders) === 1;
}

/** A name that stands for another address is refused: `0x7f.1` is 127.0.0.1. */
function isHost(host: string) {
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host)) return false;
  const url = URL.parse(`http://${host}`);
  if (!url) return false;
  return host.startsWith("[") || url.hostname === host.split(":", 1)[0]?.toLowerCase();
}

function countHosts(rawHeaders: string[]) {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") count++;
  }
  return count;
}
