import { isBuilt } from "./build-stamp.mjs";
import { ensurePapers } from "./ensure-papers.mjs";
import { runLocked } from "./lock.mjs";

/** Builds the site if its sources have changed; answers whether a build exists. */
export async function ensureBuilt() {
  return (isBuilt() || (await runLocked("build.mjs")).ok) && (await ensurePapers());
}
