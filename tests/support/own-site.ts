import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "./site-process.ts";

export type OwnSite = { url: string; close(): Promise<void> };

/** A built site with another configuration and a database of its own, both gone afterwards. */
export async function openOwnSite(environment: Record<string, string>): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), "own-site-"));
  chmodSync(folder, 0o755); // PostgreSQL's account has to reach it
  // Without NODE_ENV, as an operator may start it.
  const defaults = { DATA_DIR: folder, RATE_LIMITS: "off" };
  const { url, kill } = await startSite({ ...defaults, ...environment });
  return {
    url,
    async close() {
      await kill("SIGTERM");
      const database = join(folder, "postgres");
      if (existsSync(database)) rmSync(realpathSync(database), { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
