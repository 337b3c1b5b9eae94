// Serves the built site with a database and files of its own, which are gone afterwards.
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInForeground } from "../../tools/setup/foreground.mjs";

const folder = mkdtempSync(join(tmpdir(), "site-e2e-"));
chmodSync(folder, 0o755); // PostgreSQL's account has to reach it
const env = { ...process.env, NODE_ENV: "production", DATA_DIR: folder };
const clock = new URL("day-of-the-tests.mjs", import.meta.url).href;
const code = await runInForeground(process.execPath, ["--import", clock, "server/main.ts"], env);
const database = join(folder, "postgres");
if (existsSync(database)) rmSync(realpathSync(database), { recursive: true });
rmSync(folder, { recursive: true, force: true });
process.exit(code);
