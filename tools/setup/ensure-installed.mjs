import { isInstalled } from "./installed.mjs";
import { runLocked } from "./lock.mjs";

/** Installs what the lock file says, if that is not there; `withTools` includes what only development needs. */
export async function ensureInstalled({ withTools = true } = {}) {
  if (isInstalled({ withTools })) return;
  // Under npm this program may run on the Node in node_modules, which is about to be replaced.
  const { ok } = await runLocked("install.mjs", { node: process.env.npm_node_execpath });
  if (!ok) process.exit(1);
}
