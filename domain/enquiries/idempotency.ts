import { createHash, randomUUID } from "node:crypto";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isSubmissionId = (text: string) => uuid.test(text);

/** The id under which a submission is stored: the caller's key, or one derived from it, or a new one. */
export function submissionId(key: string | undefined): string {
  if (!key) return randomUUID();
  const lower = key.toLowerCase();
  if (uuid.test(lower)) return lower;
  const hex = createHash("sha256").update(key).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

/** Tells a repeated submission (answered alike) from another one under the same key (refused). */
export function fingerprintOf(values: Record<string, string>) {
  return createHash("sha256").update(JSON.stringify(values)).digest("hex");
}
