import { isInstalled } from "./installed.mjs";
import { runLocked } from "./lock.mjs";

/** Installs missing packages of the lock file; `withTools` includes development packages. */
export async function ensureInstalled({ withTools = true } = {}) {
  if (isInstalled({ withTools })) return;
  // Under npm this program may run on the Node in node_modules, which is about to be replaced.
  const { ok } = await runLocked("install.mjs", { node: process.env.npm_node_execpath });
  if (!ok) process.exit(1);
}
