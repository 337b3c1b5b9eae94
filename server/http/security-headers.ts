import { hash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { videoHosts } from "#config/product.ts";

function hashOf(script: string) {
  return `'sha256-${hash("sha256", script, "base64")}'`;
}

/** The policy for one document: its inline scripts by hash, everything else from this site or the file host. */
export function contentSecurityPolicy(
  inlineScripts: Iterable<string>,
  fileHost: string,
  analyticsScript?: string,
) {
  const allowed = Array.from(inlineScripts, hashOf);
  const files = /^https?:/.test(fileHost) ? ` ${new URL(fileHost).origin}` : "";
  const analytics = analyticsScript ? ` ${new URL(analyticsScript).origin}` : "";
  return [
    "default-src 'none'",
    `script-src 'self'${analytics} ${allowed.join(" ")}`.trimEnd(),
    "style-src 'self'",
    `img-src 'self' data:${files}`,
    `media-src 'self'${files}`,
    "font-src 'self'",
    `connect-src 'self'${analytics}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `object-src 'none'`,
    `frame-src 'self'${files} ${videoHosts.map((host) => `https://${host}`).join(" ")}`.trimEnd(),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** On every answer, errors and files included. */
export const commonHeaders: Record<string, string> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "X-Frame-Options": "DENY",
};

/** For all but documents: nothing may run or load from it. */
export const bareContentPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Every answer begins with these; documents and files have a policy of their own. */
export const bareHeaders = { ...commonHeaders, "Content-Security-Policy": bareContentPolicy };

export function setBareHeaders(response: ServerResponse) {
  for (const [name, value] of Object.entries(bareHeaders)) response.setHeader(name, value);
}

/** A file shown inside our own page (a document's preview) may be framed by us. */
export const fileContentPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
