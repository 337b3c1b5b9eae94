import { existsSync } from "node:fs";
import { join } from "node:path";
import { runLocked } from "./lock.mjs";
import { pinnedNode } from "./pinned-node.mjs";
import { root } from "./root.mjs";

/** Writes the papers as pages for the first import; a copy without the workshop has none to write. */
export async function ensurePapers() {
  if (!existsSync(join(root, "papers"))) return true;
  return (await runLocked("write-papers.mjs", { node: pinnedNode() })).ok;
}
