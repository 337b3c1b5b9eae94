import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverArguments, serverSettings } from "#tools/setup/server-process.mjs";
import { root } from "../root.ts";
import { findFreePort, type Server, startServer } from "./start-server.ts";

/** The built site with its own database, which the first start in a folder creates. */
export async function startOurSite(folder: string, env: Record<string, string> = {}): Promise<Server> {
  const port = await findFreePort();
  return startServer({
    name: "ours",
    program: process.execPath,
    args: serverArguments,
    cwd: root,
    env: {
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
      RATE_LIMITS: "off",
      WARM_UP: "off",
      ...serverSettings,
      NODE_COMPILE_CACHE: join(folder, "compiled"), // otherwise a first start would reuse compiled code
      ...env,
    },
    port,
    path: "/product-list",
  });
}

export function makeDataFolder() {
  const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
  chmodSync(folder, 0o755); // PostgreSQL's account must be able to reach it
  return folder;
}

export function removeDataFolder(folder: string) {
  const database = join(folder, "postgres");
  if (existsSync(database)) rmSync(realpathSync(database), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
