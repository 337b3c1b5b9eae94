import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { root } from "./root.mjs";

const OLDEST = 24;

/** The Node of the lock file; on other machines the current one if it is new enough. */
export function pinnedNode() {
  const pinned = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST) return process.execPath;
  throw new Error(
    `Node ${OLDEST} or newer is needed on ${process.platform}-${process.arch}, this is ${process.version}`,
  );
}

/** An environment whose `node` and package programs are the project's, with a compile cache. */
export function pinnedEnvironment() {
  const folders = [dirname(pinnedNode()), join(root, "node_modules/.bin"), process.env.PATH];
  const compiled = { NODE_COMPILE_CACHE: join(root, ".cache/compiled") };
  return { ...compiled, ...process.env, PATH: folders.join(delimiter) };
}

/** A package's program as command and arguments; all of them are Node scripts. */
export function packageProgram(name, ...args) {
  return [pinnedNode(), [join(root, "node_modules/.bin", name), ...args]];
}
