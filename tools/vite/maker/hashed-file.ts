import { createHash } from "node:crypto";

export type HashedFile = { address: string; source: Buffer };

/** A file under an address that changes with what is in it. */
export function hashedFile(name: string, source: Buffer): HashedFile {
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { address: `/assets/${name.replace(/(\.\w+)$/, `-${hash}$1`)}`, source };
}
