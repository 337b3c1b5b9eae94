import { fileURLToPath } from "node:url";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import * as schema from "./schema/index.ts";

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** A connection pool or one transaction of it. */
export type Queries = Database | Transaction;
export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> };

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
const migrationLock = 7461;

type Options = {
  maxConnections?: number;
  /** Publishing and filling take as long as they take; visitors do not wait so long. */
  patient?: boolean;
  onError?: (error: Error) => void;
};

export function openDatabase(
  config: pg.PoolConfig,
  { maxConnections = 10, patient = false, onError }: Options = {},
): OpenDatabase {
  const pool = new pg.Pool({
    ...config,
    max: maxConnections,
    // A visitor is told to try again within three seconds, also one who waits for a connection first.
    lock_timeout: patient ? 0 : 500,
    connectionTimeoutMillis: patient ? 5_000 : 2_000,
    statement_timeout: patient ? 0 : 10_000,
    // A server that is stopped ends no statement: then the client has to.
    query_timeout: patient ? 0 : 12_000,
    keepAlive: true,
  });
  // A broken connection without an error listener ends the process; the pool itself listens to idle ones only.
  pool.on("error", (error) => onError?.(error));
  pool.on("connect", (client) => client.on("error", () => {})); // who uses it is told by the next query
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

/** How long a start waits for a server that accepts the connection and stays silent. */
const startPatience = 5000;

/** Fails when the server cannot be reached or does not answer in time. */
export async function askDatabase(config: pg.PoolConfig) {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: startPatience,
    query_timeout: startPatience,
  });
  client.on("error", () => {});
  await client.connect();
  await client.query("select 1").finally(() => void client.end().catch(() => {}));
}

/** Whether this is a database of the site: the first start creates its tables. */
export async function hasTables(config: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: startPatience });
  client.on("error", () => {});
  await client.connect();
  return (await countMigrations(client).finally(() => client.end())) > 0;
}

/** Runs the migrations and answers how many. Several processes may try at once: one runs them and the others wait. */
export async function migrateDatabase(config: pg.PoolConfig): Promise<number> {
  const client = new pg.Client(config);
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("set client_min_messages = warning");
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    const before = await countMigrations(client);
    await migrate(drizzle(client), { migrationsFolder });
    // A rewritten table needs a vacuum before index-only scans work.
    const applied = (await countMigrations(client)) - before;
    if (applied > 0) await client.query("vacuum (analyze) search_docs");
    return applied;
  } finally {
    await client.end();
  }
}

async function countMigrations(client: pg.Client): Promise<number> {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as made");
  if (!rows[0]?.made) return 0;
  return Number((await client.query("select count(*) from drizzle.__drizzle_migrations")).rows[0]?.count);
}
