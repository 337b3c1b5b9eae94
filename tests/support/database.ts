import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

export type TestDatabase = { url: string; config: pg.PoolConfig; drop(): Promise<void> };

/** A database that many test files begin with: filled once in a run, then copied. */
export type Template = { name: string; fill(config: pg.PoolConfig): Promise<void> };

/** A database for one test file: empty, or a copy of the template. */
export async function createTestDatabase(template?: Template): Promise<TestDatabase> {
  const { url, prefix } = inject("databaseServer");
  const name = `${prefix}_${randomBytes(4).toString("hex")}`;
  await withConnection(url, async (server) => {
    if (template)
      await server.query(`create database ${name} template ${await makeTemplate(server, template)}`);
    else await createEmpty(server, name);
  });
  return {
    ...address(name),
    drop: () =>
      withConnection(url, async (server) => void (await server.query(`drop database ${name} with (force)`))),
  };
}

/** Under a lock, as several test files ask at once; the name is given when the template is complete. */
async function makeTemplate(server: pg.Client, { name, fill }: Template): Promise<string> {
  const complete = `${inject("databaseServer").prefix}_${name}`;
  const building = `${complete}_building`;
  await server.query("select pg_advisory_lock(hashtext($1))", [complete]);
  const { rowCount } = await server.query("select from pg_database where datname = $1", [complete]);
  if (rowCount === 0) {
    await server.query(`drop database if exists ${building} with (force)`);
    await createEmpty(server, building);
    await fill(address(building).config);
    await server.query(`alter database ${building} rename to ${complete}`);
  }
  await server.query("select pg_advisory_unlock(hashtext($1))", [complete]);
  return complete;
}

/** A server may have any locale as its default; ours is that of the embedded engine. */
async function createEmpty(server: pg.Client, name: string) {
  const locale = "template template0 encoding 'UTF8' locale_provider libc locale 'C.UTF-8'";
  await server.query(`create database ${name} ${inject("databaseServer").isEmbedded ? "" : locale}`);
}

function address(name: string) {
  const url = new URL(inject("databaseServer").url);
  url.pathname = name;
  return { url: url.href, config: { connectionString: url.href } };
}

async function withConnection(url: string, work: (server: pg.Client) => Promise<void>) {
  const server = new pg.Client(url);
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}
