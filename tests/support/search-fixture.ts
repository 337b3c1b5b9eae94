import { type Database, migrateDatabase, openDatabase } from "#db/client.ts";
import {
  categories,
  categoryTexts,
  products,
  productTexts,
  series,
  seriesTexts,
} from "#db/schema/catalogue.ts";
import { documents, documentTexts } from "#db/schema/documents.ts";
import { blogs, blogTexts } from "#db/schema/journal.ts";
import { searchSynonyms } from "#db/schema/search.ts";
import { faqGroups, faqGroupTexts } from "#db/schema/support.ts";
import { refreshSearch } from "#domain/search/index/refresh-search.ts";
import { createTestDatabase } from "#tests/support/database.ts";

/** A small catalogue in three languages, with gaps in the translations, for the tests of this folder. */
export async function openFixture() {
  const { config, drop } = await createTestDatabase({
    name: "search_fixture",
    async fill(template) {
      await migrateDatabase(template);
      const { db, close } = openDatabase(template);
      await fillFixture(db);
      await close();
    },
  });
  const { db, close } = openDatabase(config);
  return {
    db,
    async close() {
      await close();
      await drop();
    },
  };
}

async function fillFixture(db: Database) {
  await db.transaction(async (tx) => {
    await tx.insert(categories).values([
      { id: "inverters", position: 1, productTypes: ["Inverter"] },
      { id: "batteries", position: 2, productTypes: ["Battery"] },
    ]);
    await tx.insert(categoryTexts).values([
      {
        id: "inverters",
        language: "en",
        name: "Inverters",
        tagline: "For every roof",
        description: "Four families",
      },
      {
        id: "inverters",
        language: "es",
        name: "Inversores",
        tagline: "Para cada techo",
        description: "Familias",
      },
      {
        id: "inverters",
        language: "my",
        name: "အင်ဗာတာများ",
        tagline: "အိမ်တိုင်းအတွက်",
        description: "မိသားစုလေးမျိုး",
      },
      { id: "batteries", language: "en", name: "Batteries", tagline: "Honest hours", description: "LFP" },
      { id: "batteries", language: "es", name: "Baterías", tagline: "Horas reales", description: "LFP" },
    ]);
    await tx.insert(series).values({ id: "ridge", category: "inverters", position: 1 });
    await tx.insert(seriesTexts).values({
      id: "ridge",
      language: "en",
      name: "Ridge",
      tagline: "Single-phase hybrids",
      description: "For homes on weak grids",
    });
    await tx.insert(products).values(
      ["HD-R3.6-1P", "HD-R5-1P", "HD-R50-3P", "HD-C10"].map((model, index) => ({
        id: model.toLowerCase().replaceAll(".", "-"),
        model,
        category: model.startsWith("HD-R") ? "inverters" : "batteries",
        series: "ridge",
        position: index,
        segments: [],
        images: [`products/${index}`],
      })),
    );
    await tx
      .insert(productTexts)
      .values([
        product("hd-r3-6-1p", "en", "Ridge 3.6", "3.6 kW hybrid inverter for flats"),
        product("hd-r5-1p", "en", "Ridge 5", "5 kW hybrid inverter for a family home with daily power cuts"),
        product("hd-r5-1p", "es", "Ridge 5", "Inversor híbrido de 5 kW, instalación en una sola visita"),
        product("hd-r5-1p", "my", "Ridge 5", "မိသားစုအိမ်အတွက် ၅ ကီလိုဝပ် ဟိုက်ဘရစ်အင်ဗာတာ။ ဘက်ထရီအားသွင်းခြင်း"),
        product("hd-r50-3p", "en", "Ridge 50", "50 kW inverter for a factory"),
        product("hd-c10", "en", "Cairn 10", "10.24 kWh battery for one night"),
        product("hd-c10", "es", "Cairn 10", "Batería de 10,24 kWh para una noche"),
      ]);
    await tx.insert(documents).values(
      (["Datasheet", "User Manual"] as const).map((kind) => ({
        id: `hd-r5-1p-${kind === "Datasheet" ? "datasheet" : "user-manual"}-en`,
        kind,
        products: ["hd-r5-1p"],
        productTypes: ["Inverter"],
        segments: [],
        language: "en" as const,
        version: "1.2",
        date: new Date("2026-01-01"),
        pages: 2,
        bytes: 1000,
        sha256: "0".repeat(64),
        path: "documents/x.pdf",
      })),
    );
    await tx.insert(documentTexts).values([
      { id: "hd-r5-1p-datasheet-en", language: "en", title: "HD-R5-1P datasheet" },
      { id: "hd-r5-1p-datasheet-en", language: "es", title: "Hoja de datos HD-R5-1P" },
      { id: "hd-r5-1p-user-manual-en", language: "en", title: "HD-R5-1P user manual" },
    ]);
    await tx
      .insert(faqGroups)
      .values({ id: "charging", position: 1, categories: ["batteries"], entries: ["cold", "old"] });
    await tx.insert(faqGroupTexts).values([
      {
        id: "charging",
        language: "en",
        title: "Battery does not charge",
        entries: {
          cold: {
            question: "Does it refuse to charge when it is cold?",
            answer: "<p>Below 0 &deg;C it waits.</p>",
          },
          old: {
            question: "May old and new modules be mixed?",
            answer: "<p>Yes, within <b>three</b> years.</p>",
          },
        },
      },
      {
        id: "charging",
        language: "es",
        title: "La batería no carga",
        entries: { cold: { question: "¿Se niega a cargar con frío?", answer: "<p>Bajo cero espera.</p>" } },
      },
    ]);
    await tx
      .insert(blogs)
      .values({ id: "surge", category: "notes", date: new Date("2025-05-05"), author: "A. Okoro" });
    await tx.insert(blogTexts).values({
      id: "surge",
      language: "en",
      title: "Why surge matters for pumps",
      summary: "A borehole pump asks for six times its power.",
      body: "<p>An <strong>HD-R5-1P</strong> carries 10 kVA for ten seconds. Read the data sheet.</p>",
    });
    await tx.insert(searchSynonyms).values([
      { id: "battery", words: ["battery", "batería", "ဘက်ထရီ"] },
      { id: "inverter", words: ["inverter", "inversor", "အင်ဗာတာ"] },
      {
        id: "datasheet",
        words: ["datasheet", "data sheet", "hoja de datos", "ficha técnica", "အချက်အလက်စာရွက်"],
      },
    ]);
    await refreshSearch(tx);
  });
}

function product(id: string, language: "en" | "es" | "my", name: string, summary: string) {
  return { id, language, name, summary, description: `<p>${summary}.</p>` };
}
