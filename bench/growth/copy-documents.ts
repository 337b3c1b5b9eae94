import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";

/** Adds copies of the documents; copy 7 belongs to the seventh copies of its products. */
export async function copyDocuments(tx: Transaction, count: number) {
  await tx.execute(sql`
    create temporary table document_copies on commit drop as
    select id as original, n::int, id || '-v' || n as copy
    from documents cross join generate_series(1, 1 + ${count}::int / (select count(*)::int from documents)) as n
    order by n, id limit ${count}`);
  await tx.execute(sql`analyze document_copies`);
  for (const statement of statements) await tx.execute(statement);
}

const statements: SQL[] = [
  sql`insert into documents (id, kind, topic, products, product_types, segments, language, version, date, pages,
      bytes, sha256, path, replaces, marks)
    select copy, kind, topic, array(select it || '-v' || n from unnest(products) as it), product_types, segments,
      language, version, date - n * interval '1 hour', pages, bytes, sha256, path, replaces || '-v' || n, marks
    from document_copies join documents on id = original`,
  sql`insert into document_texts (id, language, title)
    select copy, language, replace(title, ':', ' V' || n || ':')
    from document_copies join document_texts on id = original`,
  // The text of a hundred thousand documents would fill gigabytes; their addresses suffice here.
  sql`insert into document_pages (id, html, chapters, sha256)
    select copy, '', '[]', sha256 from document_copies join document_pages on id = original`,
];
