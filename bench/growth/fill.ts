import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { comments, documents, messages, products } from "#db/schema/index.ts";
import { announceChanges } from "#domain/changes.ts";
import { copyDocuments } from "./copy-documents.ts";
import { copyEnquiries } from "./copy-enquiries.ts";
import { copyProducts } from "./copy-products.ts";
import { copySearchRows } from "./copy-search-rows.ts";

export type Size = { products: number; documents: number; comments: number; messages: number };

/**
 * Lets the sample catalogue, its comments and the inbox grow to so many; what is there already counts. It takes minutes, so the
 * database has to be opened as a patient one.
 */
export async function fill(db: Database, size: Size) {
  const missing = {
    products: Math.max(0, size.products - (await db.$count(products))),
    documents: Math.max(0, size.documents - (await db.$count(documents))),
    comments: Math.max(0, size.comments - (await db.$count(comments))),
    messages: Math.max(0, size.messages - (await db.$count(messages))),
  };
  await db.transaction(async (tx) => {
    await copyProducts(tx, missing.products);
    await copyDocuments(tx, missing.documents);
    await copyEnquiries(tx, missing);
    await tx.execute(sql`analyze`);
    await copySearchRows(tx);
    await announceChanges(tx, changed);
  });
  await db.execute(sql`vacuum analyze`);
}

const changed = ["series:*", "products:*", "documents:*", "comments:*"];
