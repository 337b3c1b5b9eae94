import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SearchType } from "#config/product.ts";
import type { Language } from "#i18n/locales.ts";
import { openFixture } from "#tests/support/search-fixture.ts";
import { matchingEntities } from "./matching-entities.ts";
import { searchByType } from "./search-by-type.ts";
import { searchStatistics } from "./search-statistics.ts";

let fixture: Awaited<ReturnType<typeof openFixture>>;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

describe("a model number is found however it is typed", () => {
  test.each(["HD-R5-1P", "hdr5", "hdr51p", "r5 1p", "hd r5", "R5-1P", "r 5 1p", "hd r5 1p"])(
    "%s",
    async (keyword) => {
      expect((await find("en", keyword))[0]).toBe("product hd-r5-1p");
    },
  );

  test.each(["r3.6", "R3 6", "r36", "hdr36", "HD-R3,6"])("%s", async (keyword) => {
    expect((await find("en", keyword))[0]).toBe("product hd-r3-6-1p");
  });

  test("with the kind of document beside it", async () => {
    expect((await find("en", "r5 datasheet"))[0]).toBe("document hd-r5-1p-datasheet-en");
    expect((await find("es", "hdr5 hoja de datos"))[0]).toBe("document hd-r5-1p-datasheet-en");
  });
});

describe("words are found in every language of the visitor", () => {
  test.each<[Language, string, string]>([
    ["en", "inverters", "product hd-r5-1p"],
    ["es", "inversores", "product hd-r5-1p"],
    ["es", "instalacion", "product hd-r5-1p"],
    ["es", "INSTALACIÓN", "product hd-r5-1p"],
    ["es", "instalaciones", "product hd-r5-1p"],
    ["es", "bateria", "product hd-c10"],
    ["my", "အင်ဗာတာ", "product hd-r5-1p"],
    ["my", "ဘက်ထရီ", "product hd-c10"],
    ["my", "ဘက်ထရီအားသွင်း", "product hd-r5-1p"],
    ["my", "၅ ကီလိုဝပ်", "product hd-r5-1p"],
    ["my", "ကီလိုဝပ်", "product hd-r5-1p"],
    ["my", "အချက်အလက်စာရွက်", "document hd-r5-1p-datasheet-en"],
    ["my", "datasheet", "document hd-r5-1p-datasheet-en"],
    ["en", "ဘက်ထရီ", "product hd-c10"],
    ["en", "hoja de datos", "document hd-r5-1p-datasheet-en"],
    ["en", "5kw", "product hd-r5-1p"],
    ["en", "5 kW", "product hd-r5-1p"],
  ])("%s: %s", async (language, keyword, expected) => {
    expect((await find(language, keyword)).slice(0, 3)).toContain(expected);
  });

  test("Zawgyi is read as what it means", async () => {
    expect(await find("my", "ဘက္ထရီအားသြင္း")).toContain("product hd-r5-1p");
  });

  test("a record without a translation is found by its English words, and says so", async () => {
    const { list } = await search("es", "factory");
    expect(list[0]).toMatchObject({ id: "hd-r50-3p", language: "en" });
  });

  test("synonyms of several words are taken together", async () => {
    expect(await find("en", "datasheet")).toContain("blog surge");
    expect(await find("en", "sheet data")).not.toContain("product hd-r5-1p");
  });
});

describe("typing mistakes", () => {
  test.each<[Language, string, string]>([
    ["en", "invreter", "inverter"],
    ["en", "baterry", "battery"],
    ["en", "hybird inverter", "hybrid inverter"],
    ["es", "bateira", "bateria"],
  ])("%s: %s is read as %s", async (language, keyword, corrected) => {
    const statistics = await searchStatistics(reader(language), { keyword });
    expect(statistics.corrected).toBe(corrected);
    expect(statistics.total).toBeGreaterThan(0);
  });

  test("a word that occurs is not corrected", async () => {
    expect((await searchStatistics(reader("en"), { keyword: "pumps" })).corrected).toBeNull();
  });

  test("a question with words that stand nowhere still finds what has most of it", async () => {
    expect((await find("en", "may i mix old and new modules please"))[0]).toBe("faq charging/old");
  });

  test("of a keyword of very many words the first that mean something are searched for, and the reader is told", async () => {
    const keyword =
      "the battery for an inverter and solar panel string voltage current cabinet power monitoring grid";
    const { shortened } = await searchStatistics(reader("en"), { keyword });
    expect(shortened?.split(" ").length).toBeLessThanOrEqual(8);
    expect(shortened).toMatch(/^battery inverter/);
  });

  test("nothing is found for what means nothing", async () => {
    expect(await searchStatistics(reader("en"), { keyword: "xqzzw" })).toEqual({
      total: 0,
      types: [],
      corrected: null,
      shortened: null,
    });
  });
});

describe("while typing", () => {
  test.each(["r", "ri", "rid", "ridg", "ridge", "ridge 5"])("%s already finds Ridge 5", async (keyword) => {
    expect(await find("en", keyword)).toContain("product hd-r5-1p");
  });

  test.each(["ဟိုက်", "ဟိုက်ဘ", "ဟိုက်ဘရ", "ဟိုက်ဘရစ်အင"])("%s finds the Burmese word it begins", async (keyword) => {
    expect(await find("my", keyword)).toContain("product hd-r5-1p");
  });

  test("one letter is looked for at the beginning of words in titles", async () => {
    expect(await find("en", "w")).toEqual(["faq charging/cold", "blog surge"]);
    expect(await find("my", "အ")).toContain("page category/inverters");
  });
});

test("without a keyword everything is listed, products first", async () => {
  const { total, list } = await search("en", "");
  expect(total).toBe(12);
  expect(list.slice(0, 4).map(({ id }) => id)).toEqual(["hd-r3-6-1p", "hd-r5-1p", "hd-r50-3p", "hd-c10"]);
  expect((await search("en", "   ")).total).toBe(total);
});

describe("every count is right", () => {
  test.each([
    "",
    "r",
    "inverter",
    "ridge 5",
    "battery",
    "baterry",
    "hd",
    "may i mix old and new modules please",
    "rigde fiev",
  ])("%s", async (keyword) => {
    for (const filters of [{}, { productType: "Inverter" }, { documentType: "Datasheet" }]) {
      const statistics = await searchStatistics(reader("en"), { keyword, ...filters });
      const pages = await allPages({ keyword, ...filters });
      expect(new Set(pages.map(({ type, id }) => `${type} ${id}`)).size).toBe(statistics.total);
      for (const { type, count } of statistics.types) {
        expect(await allPages({ keyword, type: [type], ...filters })).toHaveLength(count);
      }
    }
  });

  test("a page beyond the last is empty and still knows the total", async () => {
    const page = await searchByType(reader("en"), { keyword: "inverter", pageNum: 900, pageSize: 10 });
    expect(page).toMatchObject({ list: [], hasMore: false });
    expect(page.total).toBeGreaterThan(0);
  });
});

test("filters narrow the results", async () => {
  const found = await allPages({ keyword: "r5", documentType: "User Manual" });
  expect(found.map(({ id }) => id)).toEqual(["hd-r5-1p-user-manual-en"]);
  const batteries = await allPages({ keyword: "", productType: "Battery" });
  expect(batteries.map(({ id }) => id)).toContain("hd-c10");
  expect(batteries.map(({ id }) => id)).not.toContain("hd-r5-1p");
});

test("matches are marked in title and excerpt", async () => {
  const { list } = await search("en", "surge borehole");
  expect(list[0]?.title).toContainEqual({ text: "surge", match: true });
  expect(list[0]?.excerpt).toContainEqual({ text: "borehole", match: true });
});

test("a list can be narrowed by what a keyword finds of its type, best first", async () => {
  expect(await matchingEntities(reader("en"), { keyword: "r5 datasheet", type: "document" })).toEqual([
    "hd-r5-1p-datasheet-en",
  ]);
  expect(await matchingEntities(reader("en"), { keyword: "charge", type: "faq" })).toEqual([
    "charging/cold",
    "charging/old",
  ]);
});

async function allPages(
  query: { keyword: string; type?: SearchType[]; productType?: string; documentType?: string } | object,
) {
  const found: { type: string; id: string }[] = [];
  for (let pageNum = 1; ; pageNum++) {
    const { list, hasMore } = await searchByType(reader("en"), { ...query, pageNum, pageSize: 3 });
    found.push(...list);
    if (!hasMore) return found;
  }
}

async function find(language: Language, keyword: string) {
  const { list } = await search(language, keyword);
  return list.map(({ type, id }) => `${type} ${id}`);
}

function search(language: Language, keyword: string) {
  return searchByType(reader(language), { keyword, pageNum: 1, pageSize: 10 });
}

function reader(language: Language) {
  return { db: fixture.db, language, tags: new Set<string>() };
}
