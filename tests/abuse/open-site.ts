import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "#tests/support/site-process.ts";

/** The built site in a process of its own, with a database of its own that is gone afterwards. */
export async function openSite(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "site-abuse-"));
  chmodSync(folder, 0o755); // PostgreSQL's account has to reach it
  const { url, child, kill } = await startSite({ DATA_DIR: folder, NODE_ENV: "production", ...environment });
  return {
    url,
    pid: child.pid ?? 0,
    /** How the site calls itself. */
    siteUrl: environment.SITE_URL ?? "http://localhost:0",
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async close() {
      await kill("SIGTERM");
      const database = join(folder, "postgres");
      if (existsSync(database)) rmSync(realpathSync(database), { recursive: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the site says of its own memory, in MiB; what the page cache may hold is its own affair. */
export async function readMemory(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? 0) / 2 ** 20;
  const live = read("nodejs_heap_size_used_bytes") + read("nodejs_external_memory_bytes");
  return { live: live - read("page_cache_bytes"), resident: read("process_resident_memory_bytes") };
}
