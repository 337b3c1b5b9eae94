import { createHash } from "node:crypto";

export type HashedFile = { address: string; source: Buffer };

/** Adds a file under a name with its content hash. */
export function hashedFile(name: string, source: Buffer): HashedFile {
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { address: `/assets/${name.replace(/(\.\w+)$/, `-${hash}$1`)}`, source };
}
