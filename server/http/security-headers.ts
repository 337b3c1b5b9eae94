import { hash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { videoHosts } from "#config/product.ts";

const hashes = new Map<string, string>();

/** Pages of one kind run the same scripts: there are fewer than this in all languages together. */
const mostHashes = 300;

function hashOf(script: string) {
  return `'sha256-${hash("sha256", script, "base64")}'`;
}

function knownHashOf(script: string) {
  const known = hashes.get(script) ?? hashOf(script);
  if (hashes.size > mostHashes) hashes.clear();
  hashes.set(script, known);
  return known;
}

/**
 * The policy for one document: its inline scripts by hash, everything else from this site or the file host. The script
 * with data is hashed each time: what a visitor wrote may stand in it.
 */
export function contentSecurityPolicy(
  { scripts, dataScript }: { scripts: string[]; dataScript: string },
  fileHost: string,
  analyticsScript?: string,
) {
  const allowed = [...scripts.map(knownHashOf), ...(dataScript ? [hashOf(dataScript)] : [])];
  const files = /^https?:/.test(fileHost) ? ` ${new URL(fileHost).origin}` : "";
  const analytics = analyticsScript ? ` ${new URL(analyticsScript).origin}` : "";
  return [
    "default-src 'none'",
    `script-src 'self'${analytics} ${[...new Set(allowed)].join(" ")}`.trimEnd(),
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

/** For what is not a document: nothing may run or load from it. */
export const bareContentPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What every answer begins with; documents and files put their own policy in its place. */
export const bareHeaders = { ...commonHeaders, "Content-Security-Policy": bareContentPolicy };

export function setBareHeaders(response: ServerResponse) {
  for (const [name, value] of Object.entries(bareHeaders)) response.setHeader(name, value);
}

/** A file shown inside our own page (a document's preview) may be framed by us. */
export const fileContentPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
