import { resolve } from "node:path";
import { root } from "./root.mjs";

/** The folder of the built site; another maker's build may stand beside it. */
export const buildDirectory = resolve(root, process.env.BUILD_DIR || "build");
