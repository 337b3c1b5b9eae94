import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";

/**
 * The search rows of the copies: those of the originals under new names, with the words that are new in them. Making
 * them the usual way takes ten times as long.
 */
export async function copySearchRows(tx: Transaction) {
  await tx.execute(sql`drop index search_docs_tsv`);
  await tx.execute(copyRows("product", "copies", productTitle, sql`'/products/' || copy`));
  await tx.execute(copyRows("document", "document_copies", documentTitle, documentPath));
  await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
  await tx.execute(sql`create index search_docs_tsv on search_docs using gin (search_vector(tsv))`);
}

const productTitle = sql`(select name || ' · ' || model || '-V' || n from product_texts texts join products on products.id = original
  where texts.id = copy and texts.language = docs.text_language)`;
const documentTitle = sql`replace(docs.title, ':', ' V' || n || ':')`;
const documentPath = sql`'/downloads?keyword=' || ${documentTitle} || '#' || copy`;

/** `hd-r5-1p` becomes `hd-r5-1p-v7`: new are `v7`, `1pv7`, `r51pv7` and `hdr51pv7`. */
function copyRows(type: string, copies: string, title: SQL, path: SQL) {
  return sql`
    insert into search_docs (type, entity, part, language, text_language, title, body, path, image, product_types,
      document_kind, size, boost, position, hash, tsv)
    select docs.type, copy, '', docs.language, docs.text_language, ${title}, docs.body, ${path}, docs.image,
      docs.product_types, docs.document_kind, docs.size + 1, docs.boost, docs.position + n, docs.hash,
      docs.tsv || added.tsv::tsvector
    from ${sql.identifier(copies)} join search_docs docs on docs.type = ${type} and docs.entity = original and docs.part = ''
    cross join lateral (
      select string_agg(format('%L:1A %L:1A %L:1A', word, '>' || left(word, 1), '>' || left(word, 2)), ' ') as tsv
      from (
        select 'v' || n as word union
        select array_to_string(parts[start:], '') || 'v' || n
        from (select regexp_split_to_array(original, '[^a-z0-9]+') as parts) as model,
          generate_series(1, 3) as start
      ) as words
    ) as added
    order by docs.language, n`;
}
