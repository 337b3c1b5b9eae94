import { and, eq, inArray, sql } from "drizzle-orm";
import { type SearchType, searchTypes } from "#config/product.ts";
import type { Transaction } from "#db/client.ts";
import { searchDocs } from "#db/schema/search.ts";
import type { Stems } from "../text/stems.ts";
import { loadSynonymTags } from "../text/synonym-tags.ts";
import { refreshTerms } from "../text/synonym-terms.ts";
import { insertRows } from "./rows.ts";
import { addAll, findNaming, findScope, type Scope } from "./scope.ts";
import { listChapters } from "./sources/chapters.ts";
import { listDocuments, listVideos } from "./sources/documents.ts";
import { listFaqs } from "./sources/faqs.ts";
import { listBlogs, listEvents, listNews, listWebinars } from "./sources/journal.ts";
import { listLights } from "./sources/lights.ts";
import { listPages } from "./sources/pages.ts";
import { listProducts } from "./sources/products.ts";
import { listCases, listSolutions } from "./sources/projects.ts";
import type { Source } from "./sources/source.ts";
import { addVocabulary, countWords, replaceVocabulary, type Vocabulary } from "./vocabulary.ts";

const sources: Record<SearchType, (tx: Transaction, ids?: string[]) => AsyncGenerator<Source[]>> = {
  product: listProducts,
  solution: listSolutions,
  document: listDocuments,
  case: listCases,
  blog: listBlogs,
  news: listNews,
  event: listEvents,
  webinar: listWebinars,
  faq: listFaqs,
  video: listVideos,
  page: listPages,
  light: listLights,
  chapter: listChapters,
};

/** Beyond this many changed records, making everything anew is quicker than finding out what is touched. */
const mostChanges = 2000;

/** Makes the search rows anew: all of them, or those that carry words of the changed records, named `kind:id`. */
export async function refreshSearch(tx: Transaction, changed?: string[]) {
  const isPartial = changed !== undefined && changed.length <= mostChanges && !changed.some(touchesAll);
  const stems: Stems = new Map();
  if (!isPartial) await refreshTerms(tx, stems);
  const dictionary = { stems, synonyms: await loadSynonymTags(tx) };
  const vocabulary: Vocabulary = new Map();
  await tx.execute(sql`set local gin_pending_list_limit = '64MB'`);
  const write: Write = async (type, ids) => {
    await deleteRows(tx, type, ids);
    for await (const batch of sources[type](tx, ids === "all" ? undefined : [...ids])) {
      await insertRows(tx, batch, dictionary, (language, fields) => countWords(vocabulary, language, fields));
    }
  };
  if (isPartial) await writeScope(tx, await findScope(tx, changed), write);
  else for (const type of searchTypes) await write(type, "all");
  await (isPartial ? addVocabulary(tx, vocabulary) : replaceVocabulary(tx, vocabulary));
  await settleIndexes(tx);
  // Until the database makes its statistics by itself, minutes may pass.
  if (!isPartial) await tx.execute(sql`analyze search_docs, search_counted, search_words`);
}

type Write = (type: SearchType, ids: Set<string> | "all") => Promise<void>;

/** Products first: what names one is made anew only where the product is called something else than before. */
async function writeScope(tx: Transaction, scope: Scope, write: Write) {
  const products = scope.get("product");
  if (products) {
    const before = await readNames(tx, products);
    await write("product", products);
    const after = await readNames(tx, products);
    const renamed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (id) => before.get(id) !== after.get(id),
    );
    if (renamed.length > 0) addAll(scope, await findNaming(tx, renamed));
  }
  for (const [type, ids] of scope) if (type !== "product") await write(type, ids);
}

/** All that a product is called, in every language. */
async function readNames(tx: Transaction, ids: Set<string> | "all") {
  const named = ids === "all" ? undefined : inArray(searchDocs.entity, [...ids]);
  const names = sql<string>`string_agg(concat_ws(' ', language, title, head, product_types), ' ' order by language)`;
  const rows = await tx
    .select({ id: searchDocs.entity, names })
    .from(searchDocs)
    .where(and(eq(searchDocs.type, "product"), named))
    .groupBy(searchDocs.entity);
  return new Map(rows.map((row) => [row.id, row.names]));
}

/** Texts are indexed under the synonyms they name. */
const touchesAll = (tag: string) => tag.startsWith("synonyms:");

/** One record of these is found as several things, named `<record>/<part>`. */
const inParts = new Set<SearchType>(["faq", "light", "chapter"]);

async function deleteRows(tx: Transaction, type: SearchType, ids: Set<string> | "all") {
  const entity = inParts.has(type)
    ? sql`split_part(${searchDocs.entity}, '/', 1)`
    : sql`${searchDocs.entity}`;
  const named = ids === "all" ? undefined : sql`${entity} = any(${sql.param([...ids])}::text[])`;
  const condition = and(eq(searchDocs.type, type), named);
  await tx.execute(sql`
    with gone as (delete from search_docs where ${condition} returning id)
    delete from search_counted using gone where doc = gone.id`);
}

/** New entries wait in a list that every search reads through; this puts them in their places. */
async function settleIndexes(tx: Transaction) {
  await tx.execute(sql`
    select gin_clean_pending_list(indexrelid::regclass)
    from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where amname = 'gin' and indrelid in ('search_docs'::regclass, 'search_counted'::regclass, 'search_words'::regclass)`);
}
