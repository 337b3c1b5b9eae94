// npm run dev: pages change in the browser as you type; a change to the server's own files starts it again.
import "./setup/site-env.mjs";
import { ensureInstalled } from "./setup/ensure-installed.mjs";
import { runInForeground } from "./setup/foreground.mjs";
import { pinnedEnvironment, pinnedNode } from "./setup/pinned-node.mjs";
import { refuseBusyPort } from "./setup/port.mjs";

const watched = ["server", "api", "domain", "db", "i18n", "config"].map((folder) => `--watch-path=${folder}`);

process.env.NODE_ENV = "development";
await refuseBusyPort();
await ensureInstalled();
const args = [...watched, "--watch-preserve-output", "server/main.ts"];
process.exit(await runInForeground(pinnedNode(), args, pinnedEnvironment()));
