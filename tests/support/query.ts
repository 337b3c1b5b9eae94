import pg from "pg";

/** Runs one query over a new connection, and returns the first row. */
export async function queryOnce(config: pg.ClientConfig, sql: string) {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}
