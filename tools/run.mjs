// Runs a package's program, or a script with `node`, on the pinned Node: node tools/run.mjs vitest run
import { ensureInstalled } from "./setup/ensure-installed.mjs";
import { runInForeground } from "./setup/foreground.mjs";
import { packageProgram, pinnedEnvironment, pinnedNode } from "./setup/pinned-node.mjs";

const [program, ...args] = process.argv.slice(2);
await ensureInstalled();
const command = program === "node" ? [pinnedNode(), args] : packageProgram(program, ...args);
process.exit(await runInForeground(...command, pinnedEnvironment()));
