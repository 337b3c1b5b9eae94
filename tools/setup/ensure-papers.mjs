import { existsSync } from "node:fs";
import { join } from "node:path";
import { runLocked } from "./lock.mjs";
import { pinnedNode } from "./pinned-node.mjs";
import { root } from "./root.mjs";

/** Writes the documents' pages for the first import. */
export async function ensurePapers() {
  if (!existsSync(join(root, "papers"))) return true;
  return (await runLocked("write-papers.mjs", { node: pinnedNode() })).ok;
}
