import { and, eq, inArray, sql } from "drizzle-orm";
import { spokenLocales } from "#config/maker/spoken-locales.ts";
import { type SearchType, searchTypes } from "#config/product.ts";
import type { Transaction } from "#db/client.ts";
import { searchDocs } from "#db/schema/search.ts";
import { languageOf } from "#i18n/locales.ts";
import type { Stems } from "../text/stems.ts";
import { type Draft, draftsOf } from "./drafts.ts";
import { listChapters } from "./sources/chapters.ts";
import { listDocuments, listVideos } from "./sources/documents.ts";
import { listFaqs } from "./sources/faqs.ts";
import { listBlogs, listEvents, listNews, listWebinars } from "./sources/journal.ts";
import { listLights } from "./sources/lights.ts";
import { listPages } from "./sources/pages.ts";
import { listProducts } from "./sources/products.ts";
import { listCases, listSolutions } from "./sources/projects.ts";
import type { Source } from "./sources/source.ts";
import { addVocabulary, replaceVocabulary, type Vocabulary } from "./vocabulary.ts";
import { writeRows } from "./write-rows.ts";

type List = (tx: Transaction, ids?: string[]) => AsyncGenerator<Source[]>;

const named = ["products", "series", "categories"];
/** Where the things of each type come from, and the kinds of records whose words their rows hold. */
const sources: Record<SearchType, { from: string[]; lists: List[] }> = {
  product: { from: [...named, "specs"], lists: [listProducts] },
  solution: { from: [...named, "solutions"], lists: [listSolutions] },
  document: { from: [...named, "documents"], lists: [listDocuments, listChapters] },
  case: { from: [...named, "cases", "options"], lists: [listCases] },
  blog: { from: [...named, "blogs", "options"], lists: [listBlogs] },
  news: { from: [...named, "news"], lists: [listNews] },
  event: { from: ["events"], lists: [listEvents] },
  webinar: { from: [...named, "webinars"], lists: [listWebinars] },
  faq: { from: ["faq", "categories"], lists: [listFaqs] },
  video: { from: [...named, "videos", "options"], lists: [listVideos] },
  page: { from: ["seo", "pages", "variants", "categories", "series"], lists: [listPages] },
  light: { from: ["lights", "series"], lists: [listLights] },
};

/** Of these there can be very many: where they alone changed, only the changed ones are read. */
const numerous: Partial<Record<SearchType, string>> = { product: "products", document: "documents" };

/** Makes the search rows anew that hold words of the changed records, named `kind:id`; without these, all of them. */
export async function refreshSearch(tx: Transaction, changed?: string[]) {
  const kinds = new Set(changed?.map((tag) => tag.slice(0, tag.indexOf(":"))));
  const vocabulary: Vocabulary = new Map();
  if (!changed) await tx.execute(sql`delete from search_docs`);
  for (const type of searchTypes) {
    const causes = sources[type].from.filter((kind) => kinds.has(kind));
    if (changed && causes.length === 0) continue;
    const own = numerous[type];
    const ids = own && causes.every((kind) => kind === own) ? idsOf(changed, own) : undefined;
    const isRenamed = await writeType(tx, type, vocabulary, ids);
    // Products come first: what names one is made anew only where it is called something else than before.
    if (type === "product" && !isRenamed) kinds.delete("products");
  }
  await (changed ? addVocabulary(tx, vocabulary) : replaceVocabulary(tx, vocabulary));
  // New entries wait in a list that every search reads through; this puts them in their places.
  await tx.execute(
    sql`select gin_clean_pending_list(name) from unnest(array['search_docs_tsv', 'search_words_trgm']::regclass[]) as name`,
  );
  // Until the database makes its statistics by itself, minutes may pass.
  if (!changed) await tx.execute(sql`analyze search_docs, search_words`);
}

/** Undefined where all may have changed. */
function idsOf(changed: string[] | undefined, kind: string): string[] | undefined {
  const ids = changed?.flatMap((tag) => (tag.startsWith(`${kind}:`) ? tag.slice(kind.length + 1) : []));
  return ids?.includes("*") ? undefined : ids;
}

/**
 * What says the same as before stays as it is: most of the time goes into taking words apart. Answers whether a thing came,
 * went, or is called or sorted otherwise.
 */
async function writeType(tx: Transaction, type: SearchType, vocabulary: Vocabulary, ids?: string[]) {
  const left = await readWritten(tx, type, ids);
  const stems: Stems = new Map();
  const languages = spokenLocales().map(languageOf);
  let isRenamed = false;
  for (const list of sources[type].lists) {
    for await (const found of list(tx, ids)) {
      const drafts = languages.flatMap((language) => found.flatMap((source) => draftsOf(source, language)));
      const changed = drafts.filter((draft) => left.get(keyOf(draft))?.hash !== draft.hash);
      isRenamed ||= changed.some((draft) => left.get(keyOf(draft))?.name !== nameOf(draft));
      for (const draft of drafts) left.delete(keyOf(draft));
      await writeRows(tx, changed, stems, vocabulary);
    }
  }
  await deleteRows(tx, type, [...left.keys()]);
  return isRenamed || left.size > 0;
}

const keyOf = ({ entity, part, language }: Pick<Draft, "entity" | "part" | "language">) =>
  JSON.stringify([entity, part, language]);

const nameOf = ({ source, words }: Draft) =>
  JSON.stringify([words.title, source.productTypes, Math.round(source.position)]);

async function readWritten(tx: Transaction, type: SearchType, ids: string[] | undefined) {
  const { entity, part, language, hash, title, productTypes, position } = searchDocs;
  const rows = await tx
    .select({ entity, part, language, hash, title, productTypes, position })
    .from(searchDocs)
    .where(and(eq(searchDocs.type, type), ids && inArray(entity, ids)));
  return new Map(
    rows.map((row) => [
      keyOf(row),
      { hash: row.hash, name: JSON.stringify([row.title, row.productTypes, row.position]) },
    ]),
  );
}

async function deleteRows(tx: Transaction, type: SearchType, keys: string[]) {
  if (keys.length === 0) return;
  await tx.execute(sql`
    delete from search_docs using unnest(${sql.param(keys)}::text[]) as key
    where type = ${type} and entity = key::json->>0 and part = key::json->>1 and language = key::json->>2`);
}
