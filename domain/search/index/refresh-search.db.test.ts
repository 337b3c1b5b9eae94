import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products, productTexts } from "#db/schema/catalogue.ts";
import { searchDocs, searchSynonyms, searchWords } from "#db/schema/search.ts";
import { faqGroups } from "#db/schema/support.ts";
import { openFixture } from "#tests/support/search-fixture.ts";
import { matchingEntities } from "../answer/matching-entities.ts";
import { refreshSearch } from "./refresh-search.ts";

let fixture: Awaited<ReturnType<typeof openFixture>>;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

test("every record has a row in every language, and says which language its words are in", async () => {
  const rows = await fixture.db
    .select()
    .from(searchDocs)
    .where(and(eq(searchDocs.entity, "hd-r50-3p"), eq(searchDocs.part, "")));
  expect(rows.map(({ language, textLanguage }) => [language, textLanguage]).sort()).toEqual([
    ["en", "en"],
    ["es", "en"],
    ["my", "en"],
  ]);
});

test("an entry that is missing in a translated group is found in English", async () => {
  const rows = await fixture.db.select().from(searchDocs).where(eq(searchDocs.entity, "charging/old"));
  expect(rows).toHaveLength(3);
});

test("a changed product is found by its new name, and so are its documents", async () => {
  await fixture.db.transaction(async (tx) => {
    await tx.update(productTexts).set({ name: "Zephyr 5" }).where(eq(productTexts.id, "hd-r5-1p"));
    await refreshSearch(tx, ["products:hd-r5-1p"]);
  });
  expect(await matching("product", "zephyr")).toEqual(["hd-r5-1p"]);
  expect(await matching("document", "zephyr")).toHaveLength(2);
  expect(await matching("product", "zehpyr")).toEqual(["hd-r5-1p"]);
});

test("a product that keeps its name leaves the rows of its documents as they are", async () => {
  const documentRows = () =>
    fixture.db
      .select({ entity: searchDocs.entity, version: sql`xmin::text` })
      .from(searchDocs)
      .where(eq(searchDocs.type, "document"))
      .orderBy(searchDocs.entity, searchDocs.language);
  const before = await documentRows();
  await fixture.db.transaction(async (tx) => {
    await tx.update(productTexts).set({ summary: "Quixotic" }).where(eq(productTexts.id, "hd-r5-1p"));
    await refreshSearch(tx, ["products:hd-r5-1p"]);
  });
  expect(await matching("product", "quixotic")).toEqual(["hd-r5-1p"]);
  expect(await documentRows()).toEqual(before);
});

test("a removed product is not found any more, and the others are", async () => {
  await fixture.db.transaction(async (tx) => {
    await tx.delete(products).where(eq(products.id, "hd-r50-3p"));
    await refreshSearch(tx, ["products:hd-r50-3p"]);
  });
  expect(await matching("product", "factory")).toEqual([]);
  expect(await matching("product", "night")).toEqual(["hd-c10"]);
});

test("an entry that was taken out of its group is not found any more", async () => {
  await fixture.db.transaction(async (tx) => {
    await tx.update(faqGroups).set({ entries: ["cold"] });
    await refreshSearch(tx, ["faq:charging"]);
  });
  expect(await matching("faq", "charge")).toEqual(["charging/cold"]);
});

test("new synonyms hold for everything", async () => {
  expect(await matching("product", "flat dwellers")).toEqual(["hd-r3-6-1p"]);
  await fixture.db.transaction(async (tx) => {
    await tx.insert(searchSynonyms).values({ id: "night", words: ["night", "noche", "nocturnal"] });
    await refreshSearch(tx, ["synonyms:night"]);
  });
  expect(await matching("product", "nocturnal")).toEqual(["hd-c10"]);
});

test("refreshing everything gives the same rows as refreshing what changed", async () => {
  const before = await everyRow();
  await fixture.db.transaction((tx) => refreshSearch(tx));
  expect(await everyRow()).toEqual(before);
});

test("the vocabulary holds words, not model numbers", async () => {
  const words = (await fixture.db.select().from(searchWords)).map(({ word }) => word);
  expect(words).toContain("hybrid");
  expect(words.filter((word) => /\d/.test(word))).toEqual([]);
});

function everyRow() {
  return fixture.db
    .select()
    .from(searchDocs)
    .orderBy(searchDocs.type, searchDocs.entity, searchDocs.part, searchDocs.language);
}

function matching(type: "product" | "document" | "faq", keyword: string) {
  return matchingEntities({ db: fixture.db, language: "en", tags: new Set() }, { type, keyword });
}
