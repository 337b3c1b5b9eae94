import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "#tests/faults/support/postgres.ts";
import { startFileStore } from "#tests/faults/support/s3.ts";
import { until } from "#tests/faults/support/until.ts";
import { startSite } from "#tests/support/site-process.ts";
import { startNginx } from "./nginx.ts";

export type Deployment = Awaited<ReturnType<typeof deploy>>;

/** As on several machines: a database server, a file store, an API, two sites, and nginx in front of them. */
export async function deploy({ port }: { port: number }) {
  ensureNginx();
  const top = mkdtempSync(join(tmpdir(), "site-scale-"));
  chmodSync(top, 0o755); // PostgreSQL's account has to reach it
  const folder = (name: string) => {
    mkdirSync(join(top, name));
    return join(top, name);
  };
  const postgres = await startPostgres(folder("database"));
  const store = await startFileStore(folder("store"));
  const common = {
    DATABASE_URL: postgres.url,
    SITE_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: "true",
    FILE_STORE_URL: store.url,
    FILE_STORE_KEY: store.key,
    FILE_STORE_SECRET: store.secret,
  };
  const startApi = (RATE_LIMITS = "on") =>
    startSite({ ...common, RATE_LIMITS, SERVE: "api", PORT: String(port + 4), DATA_DIR: join(top, "api") });
  const api = await startApi();
  const startOne = (index: number) =>
    startSite({
      ...common,
      API_BASE_URL: api.url,
      PORT: String(port + 2 + index),
      DATA_DIR: join(top, `site-${index}`),
    });
  const sites = await Promise.all([startOne(0), startOne(1)]);
  const nginx = await startNginx(folder("nginx"), {
    port,
    sites: sites.map(({ url }) => url),
    apis: [api.url],
  });
  await until("nginx answers", 30_000, async () => (await fetch(`${nginx.url}/healthz`)).ok);
  return {
    url: nginx.url,
    postgres,
    store,
    processes: { api, sites },
    folder,
    async startSiteAgain(index: number) {
      sites[index] = await startOne(index);
    },
    /** Without limits, so that the load that follows can send messages. */
    async startApiAgain() {
      this.processes.api = await startApi("off");
    },
    async stop() {
      nginx.stop();
      await Promise.all([...sites, this.processes.api].map((process) => process.kill("SIGTERM")));
      store.kill();
      await postgres.end();
      rmSync(top, { recursive: true, force: true });
    },
  };
}

/** Debian's package, installed when it is missing and we may. */
function ensureNginx() {
  if (spawnSync("nginx", ["-v"]).status === 0) return;
  const options = ["install", "-y", "--no-install-recommends", "nginx-light"];
  if (process.getuid?.() === 0 && spawnSync("apt-get", options, { stdio: "inherit" }).status === 0) return;
  throw new Error("nginx is missing, and could not be installed: install Debian's package nginx-light.");
}
