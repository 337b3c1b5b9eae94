import { isBuilt } from "./build-stamp.mjs";
import { ensurePapers } from "./ensure-papers.mjs";
import { runLocked } from "./lock.mjs";

/** Builds the site if what it is made of has changed; answers whether it is built now. */
export async function ensureBuilt() {
  return (isBuilt() || (await runLocked("build.mjs")).ok) && (await ensurePapers());
}
