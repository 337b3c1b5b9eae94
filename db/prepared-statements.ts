import type pg from "pg";

/** What is asked again and again is planned once for each connection; what is asked less often is not worth the memory. */
const oftenEnough = 4;
/** So many are planned; what comes later is asked as it stands. */
const mostPrepared = 120;
const mostCounted = 1000;

/** Gives names to statements that come often: PostgreSQL then reads and plans them once, not every time. */
export function prepareStatements(pool: pg.Pool) {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();

  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (name || names.size >= mostPrepared) return name;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= mostCounted) counts.clear();
    counts.set(text, count);
    if (count < oftenEnough) return undefined;
    counts.delete(text);
    names.set(text, `often ${names.size + 1}`);
    return names.get(text);
  }

  pool.on("connect", (client) => {
    const ask = client.query.bind(client) as (asked: unknown, ...others: unknown[]) => unknown;
    const named = (asked: unknown, ...others: unknown[]) =>
      ask(isStatement(asked) ? { ...asked, name: asked.name ?? nameOf(asked.text) } : asked, ...others);
    client.query = named as typeof client.query;
  });
}

/** As Drizzle sends them; what is a plain text sets up a transaction or a connection. */
function isStatement(asked: unknown): asked is pg.QueryConfig {
  return typeof asked === "object" && asked !== null && "text" in asked && !("submit" in asked);
}
