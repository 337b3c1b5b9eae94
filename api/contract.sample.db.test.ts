import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleQueries } from "#tests/support/sample-queries.ts";
import { openTestApi, type TestApi } from "#tests/support/test-api.ts";
import { type CallName, contract, type GetName } from "./contract/contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const names = Object.keys(contract) as CallName[];
const gets = names.filter((name): name is GetName => contract[name].method === "GET");
const posts = names.filter((name) => contract[name].method === "POST");

// Documents exist as pages only where they were printed; that call is tested there.
const answered = gets.filter((name) => sampleQueries[name].length > 0);

describe.each(answered)("GET %s", (name) => {
  test.each(sampleQueries[name])("answers what the contract says to ?%s", async (query) => {
    const { response, body } = await api.ask(`${name}?${query}`);
    expect(response.status, body.msg).toBe(200);
    expect(body).toMatchObject({ code: 200, msg: "ok" });
    const checked = contract[name].data.safeParse(body.data);
    expect(checked.error?.issues ?? []).toEqual([]);
  });

  test.each(["es", "my"])("answers in %s too", async (language) => {
    const headers = { "accept-language": language };
    const { response, body } = await api.ask(`${name}?${sampleQueries[name].at(-1)}`, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-language")).toBe(language);
    expect(contract[name].data.safeParse(body.data).error?.issues ?? []).toEqual([]);
  });

  test("refuses another method and names the right one", async () => {
    const { response, body } = await api.post(name, {});
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect(body).toMatchObject({ code: 405, data: null });
  });

  test("carries an ETag and honours If-None-Match", async () => {
    const path = `${name}?${sampleQueries[name][0]}`;
    const first = await api.request(path);
    if (name === "support/getFormStamp") {
      expect(first.headers.get("cache-control")).toBe("no-store");
      return;
    }
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^(W\/)?"[\w-]+"$/);
    expect(first.headers.get("cache-control")).toMatch(/max-age=\d+/);
    const second = await api.request(path, { headers: { "if-none-match": etag } });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe("");
  });
});

describe.each(posts)("POST %s", (name) => {
  test("refuses another method and names the right one", async () => {
    const { response } = await api.ask(name);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });

  test("refuses what is not JSON, malformed, too large or of the wrong type", async () => {
    expect((await api.post(name, "a=b", { "content-type": "text/plain" })).response.status).toBe(415);
    expect((await api.post(name, "{")).response.status).toBe(400);
    expect((await api.post(name, "[]")).response.status).toBe(400);
    expect((await api.post(name, { name: "x".repeat(70_000) })).response.status).toBe(413);
    expect(
      (await api.post(name, { name: { first: 1 }, entry: 3, email: [1], webinarCode: 7, useful: 1 })).response
        .status,
    ).toBe(400);
  });
});

const paged = gets.filter((name) => "pageSize" in contract[name].params.shape);

test.each(paged)("%s gives pages that add up to its total", async (name) => {
  const most = name === "homePage/searchByType" ? 50 : 100;
  const { body } = await api.ask(`${name}?pageSize=${most}`);
  const { total, list, hasMore } = body.data as { total: number; list: unknown[]; hasMore: boolean };
  expect(list).toHaveLength(Math.min(total, most));
  expect(hasMore).toBe(total > most);
  const beyond = (await api.ask(`${name}?pageSize=${most}&pageNum=1000`)).body.data as {
    total: number;
    list: unknown[];
  };
  expect(beyond).toMatchObject({ total, list: [], hasMore: false });
});

test.each(
  paged.flatMap((name) =>
    ["pageNum=0", "pageSize=0", "pageSize=101", "pageNum=x", "pageNum=1&pageNum=2"].map(
      (query) => [name, query] as const,
    ),
  ),
)("%s refuses ?%s", async (name, query) => {
  const { response, body } = await api.ask(`${name}?${query}`);
  expect(response.status).toBe(400);
  expect(body).toMatchObject({ code: 400, data: null });
});

const byId: GetName[] = [
  "product/getProductData",
  "solution/getSolutionData",
  "case/getCaseStudyListAndCategoryList",
  "about/getBlogByParam",
  "about/getBlogAndCommentListByParam",
  "about/getPressReleaseByParam",
  "about/getPageByParam",
  "about/getEventListByParam",
  "support/getWebinarList",
];

test.each(byId)("%s knows nothing of an unknown id", async (name) => {
  for (const id of ["no-such-thing", "%00", "__proto__", "'%20or%201=1--", "../../etc/passwd"]) {
    const { response, body } = await api.ask(`${name}?id=${id}`);
    expect(response.status, id).toBe(404);
    expect(body).toMatchObject({ code: 404, data: null });
  }
});

test("a country that no text can hold is one without projects", async () => {
  const { response, body } = await api.ask("case/getCaseStudyListAndCategoryList?country=%00%00");
  expect(response.status).toBe(200);
  expect((body.data as { total: number }).total).toBe(0);
});

test("an event and a webinar are found by the ids of their lists", async () => {
  for (const name of ["about/getEventListByParam", "support/getWebinarList"] as const) {
    const { list } = (await api.ask(name)).body.data as { list: { id: string }[] };
    const { response, body } = await api.ask(`${name}?id=${list[0]?.id}`);
    expect(response.status).toBe(200);
    expect(contract[name].data.safeParse(body.data).success).toBe(true);
    expect((body.data as { body: string }).body).toContain("<p>");
  }
});

test("an unknown call is told in the caller's language", async () => {
  const { response, body } = await api.ask("nothing/here", { headers: { "accept-language": "es-MX" } });
  expect(response.status).toBe(404);
  expect(body.msg).toBe("Esta llamada no existe");
  for (const name of ["__proto__", "constructor", "toString", "product/getProductData/x", ""]) {
    expect((await api.request(name)).status, name).toBe(name === "" ? 200 : 404);
  }
});

test("languageCode english leaves the language to Accept-Language, another language is given", async () => {
  const spanish = { "accept-language": "es" };
  const titleOf = async (query: string, headers: Record<string, string>) =>
    (
      (await api.ask(`about/getPressReleaseByParam?id=strata-25-released${query}`, { headers })).body
        .data as { language: string }
    ).language;
  expect(await titleOf("&languageCode=english", spanish)).toBe(await titleOf("&languageCode=spanish", {}));
  expect(await titleOf("&languageCode=english", {})).toBe("en");
  expect(await titleOf("&languageCode=nonsense", {})).toBe("en");
});

test("the menu has exactly the fields of the specification", async () => {
  const { body } = await api.ask("navigation/getNavigationData");
  const items = body.data as Record<string, unknown>[];
  const fields = [
    "children",
    "mateCode",
    "navigationTitle",
    "routePath",
    "slaveAlt",
    "slaveDescription",
    "slaveExplain",
    "slaveImg",
  ];
  const walk = (list: Record<string, unknown>[], depth: number): void => {
    for (const item of list) {
      expect(Object.keys(item).sort()).toEqual(fields);
      const children = item.children as Record<string, unknown>[];
      if (depth === 3) expect(children).toEqual([]);
      walk(children, depth + 1);
    }
  };
  walk(items, 1);
  expect(items.map(({ mateCode }) => mateCode)).toEqual(expect.arrayContaining(["Products", "Solutions"]));
});

test("the OpenAPI document describes every call", async () => {
  const document = (await (await api.request("openapi.json")).json()) as { paths: Record<string, object> };
  expect(Object.keys(document.paths).sort()).toEqual(names.map((name) => `/${name}`).sort());
  expect(await (await api.request("")).text()).toContain("/product/getProductData");
});
