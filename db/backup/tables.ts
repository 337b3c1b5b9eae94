import type pg from "pg";

export type Table = { name: string; columns: string[] };

/**
 * The site's tables, those that others point to first. Without columns that the database computes.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum)
        filter (where a.attgenerated = '') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.oid, c.relname
    order by exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid), c.relname`);
  return rows;
}

/** Also the functions and types that the migrations created, without those of extensions. */
export async function dropTables(client: pg.ClientBase) {
  const names = (await listTables(client)).map(({ name }) => quoted(name));
  if (names.length > 0) await client.query(`drop table ${names.join(", ")} cascade`);
  await client.query("drop schema if exists drizzle cascade");
  const { rows } = await client.query<{ signature: string }>(`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  for (const { signature } of rows) await client.query(`drop function ${signature} cascade`);
  const types = await client.query<{ name: string }>(
    "select oid::regtype::text as name from pg_type where typnamespace = 'public'::regnamespace and typtype = 'e'",
  );
  for (const { name } of types.rows) await client.query(`drop type ${name} cascade`);
}

/** Building an index once is much faster than growing it row by row. Answers the statements that create them. */
export async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, concat_ws('; ', pg_get_indexdef(indexrelid), (
      select string_agg(format('alter index %s alter column %s set statistics %s', indexrelid::regclass, attnum, attstattarget), '; ')
      from pg_attribute where attrelid = indexrelid and attstattarget >= 0)) as definition
    from pg_index join pg_class c on c.oid = indrelid and c.relnamespace = 'public'::regnamespace
    where not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

export async function makeIndexes(client: pg.ClientBase, definitions: string[]) {
  await client.query("set local maintenance_work_mem = '256MB'");
  for (const definition of definitions) await client.query(definition);
}

/** Sequences continue after the highest value. */
export async function setSequences(client: pg.ClientBase) {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`);
  for (const { table, column, sequence } of rows)
    await client.query(
      `select setval($1, coalesce(max(${quoted(column)}), 0) + 1, false) from ${quoted(table)}`,
      [sequence],
    );
}

/** `copy "news" ("id", …) from stdin`; the database fills the other columns. */
export const copyCommand = ({ name, columns }: Table, direction: "from stdin" | "to stdout") =>
  `copy ${quoted(name)} (${columns.map(quoted).join(", ")}) ${direction}`;

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
