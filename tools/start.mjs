// npm start: from a fresh clone to a running site; finished steps are skipped.
import "./setup/site-env.mjs";
import { ensureBuilt } from "./setup/ensure-built.mjs";
import { ensureInstalled } from "./setup/ensure-installed.mjs";
import { runInForeground } from "./setup/foreground.mjs";
import { pinnedEnvironment, pinnedNode } from "./setup/pinned-node.mjs";
import { refuseBusyPort } from "./setup/port.mjs";
import { serverArguments, serverSettings } from "./setup/server-process.mjs";

process.env.NODE_ENV ||= "production";
await refuseBusyPort();
await ensureInstalled({ withTools: false });
if (!(await ensureBuilt())) process.exit(1);
const environment = { ...serverSettings, ...pinnedEnvironment() };
process.exit(await runInForeground(pinnedNode(), serverArguments, environment));
