import pg from "pg";

/** Asks one question over a connection of its own; answers the first row. */
export async function queryOnce(config: pg.ClientConfig, sql: string) {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}
