import { resolve } from "node:path";
import { root } from "./root.mjs";

/** Where the built site is; a second one, such as another maker's, is built beside it. */
export const buildDirectory = resolve(root, process.env.BUILD_DIR || "build");
