import type { FormValues } from "./form-outcome.ts";

const window = 10 * 60_000;

/**
 * The key of a form that was sent without script: the same words from the same address within ten minutes are the
 * same submission. The stamp is left out, because a page that is loaded again carries a new one.
 */
export async function deriveKey({ stamp: _, ...values }: FormValues, visitor: string, now: number) {
  const content = JSON.stringify([Object.entries(values).sort(byName), visitor, Math.floor(now / window)]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function byName([a]: [string, string], [b]: [string, string]) {
  return a < b ? -1 : 1;
}
