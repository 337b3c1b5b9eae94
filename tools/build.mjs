// npm run build: builds the site if its sources have changed.
import "./setup/site-env.mjs";
import { ensureBuilt } from "./setup/ensure-built.mjs";
import { ensureInstalled } from "./setup/ensure-installed.mjs";

await ensureInstalled({ withTools: false });
process.exit((await ensureBuilt()) ? 0 : 1);
