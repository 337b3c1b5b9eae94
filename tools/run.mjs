// Runs a package's program, or a script with `node`, on the pinned Node: node tools/run.mjs vitest run
import "./setup/site-env.mjs";
import { join } from "node:path";
import { ensureInstalled } from "./setup/ensure-installed.mjs";
import { runInForeground } from "./setup/foreground.mjs";
import { packageProgram, pinnedEnvironment, pinnedNode } from "./setup/pinned-node.mjs";
import { root } from "./setup/root.mjs";

/** Imports run first, so this line must precede them. */
const first = ["--import", join(root, "db/quick-imports.ts")];

const [program, ...args] = process.argv.slice(2);
await ensureInstalled();
const command = program === "node" ? [pinnedNode(), [...first, ...args]] : packageProgram(program, ...args);
process.exit(await runInForeground(...command, pinnedEnvironment()));
