import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { root } from "./root.mjs";

const OLDEST = 24;

/** The Node of the lock file; on a machine it is not made for, the current one if it is new enough. */
export function pinnedNode() {
  const pinned = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST) return process.execPath;
  throw new Error(
    `Node ${OLDEST} or newer is needed on ${process.platform}-${process.arch}, this is ${process.version}`,
  );
}

/** An environment in which `node` and the packages' programs are ours; what Node has compiled is kept for its next start. */
export function pinnedEnvironment() {
  const folders = [dirname(pinnedNode()), join(root, "node_modules/.bin"), process.env.PATH];
  const compiled = { NODE_COMPILE_CACHE: join(root, ".cache/compiled") };
  return { ...compiled, ...process.env, PATH: folders.join(delimiter) };
}

/** A package's program as command and arguments: they are all scripts for Node. */
export function packageProgram(name, ...args) {
  return [pinnedNode(), [join(root, "node_modules/.bin", name), ...args]];
}
