import type { IncomingMessage } from "node:http";

/** A browser tells when a form was sent from another site. What carries neither header is not a browser. */
export function isCrossSite(request: IncomingMessage, siteUrl: string): boolean {
  const { origin, host } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (site === "cross-site") return true;
  if (!origin) return false;
  if (origin === "null") return true;
  try {
    const from = new URL(origin).host;
    return from !== host && from !== new URL(siteUrl).host;
  } catch {
    return true;
  }
}
