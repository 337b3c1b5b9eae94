import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#db/embedded/start.ts";
import { queryOnce } from "./query.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where test databases are made, and what their names begin with in this run. */
    databaseServer: { url: string; prefix: string; isEmbedded: boolean };
  }
}

/** Runs once for all test files of a project; answers how to clean up after them. */
export default async function startDatabaseServer(project: TestProject) {
  const prefix = `test_${randomBytes(4).toString("hex")}`;
  const isEmbedded = project.name === "database";
  const { url, stop } = isEmbedded ? await startOwnServer() : joinServer(prefix);
  project.provide("databaseServer", { url, prefix, isEmbedded });
  return stop;
}

async function startOwnServer() {
  const folder = mkdtempSync(join(tmpdir(), "site-tests-"));
  chmodSync(folder, 0o755);
  const { config, stop } = await startEmbedded(folder);
  await queryOnce(config, "alter system set fsync = off");
  await queryOnce(config, "select pg_reload_conf()");
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(String(config.host))}`,
    async stop() {
      await stop();
      rmSync(realpathSync(join(folder, "postgres")), { recursive: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function joinServer(prefix: string) {
  const url = process.env.TEST_DATABASE_URL ?? "";
  return {
    url,
    async stop() {
      const client = new pg.Client(url);
      await client.connect();
      const { rows } = await client.query("select datname from pg_database where starts_with(datname, $1)", [
        prefix,
      ]);
      for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
      await client.end();
    },
  };
}
