import { expect, test } from "vitest";
import { cacheAnswers } from "./cache-answers.ts";
import type { ApiRequest } from "./client.ts";

const menu: ApiRequest = {
  name: "navigation/getNavigationData",
  method: "GET",
  params: {},
  language: "en",
};

function countedAnswers() {
  let asked = 0;
  return cacheAnswers(async () => ({
    status: 200,
    envelope: { code: 200, data: ++asked, msg: "ok" },
    tags: ["navigation"],
  }));
}

test("the menu is read once, and again after it was published", async () => {
  const { transport, invalidate } = countedAnswers();
  const read = async () => (await transport(menu)).envelope.data;
  expect([await read(), await read()]).toEqual([1, 1]);
  invalidate(new Set(["products:ridge-5"]));
  expect(await read()).toBe(1);
  invalidate(new Set(["navigation"]));
  expect(await read()).toBe(2);
  invalidate(new Set(["*"]));
  expect(await read()).toBe(3);
});

test("a menu that was being read while another was published is not cached", async () => {
  const { transport, invalidate } = countedAnswers();
  const early = transport(menu);
  invalidate(new Set(["navigation"]));
  await early;
  expect((await transport(menu)).envelope.data).toBe(2);
});

test("visitors who ask for the same menu at once share one computation, even if one leaves", async () => {
  const leaving = AbortSignal.abort();
  let asked = 0;
  const { transport } = cacheAnswers(async ({ signal }) => {
    signal?.throwIfAborted();
    return { status: 200, envelope: { code: 200, data: ++asked, msg: "ok" }, tags: [] };
  });
  const answers = await Promise.all([
    transport({ ...menu, signal: leaving }),
    transport(menu),
    transport(menu),
  ]);
  expect(answers.map(({ envelope }) => envelope.data)).toEqual([1, 1, 1]);
});

test("a call that began before a publish is not shared after it", async () => {
  const { transport, invalidate } = countedAnswers();
  const early = transport(menu);
  invalidate(new Set(["navigation"]));
  const late = transport(menu);
  expect([(await early).envelope.data, (await late).envelope.data]).toEqual([1, 2]);
  expect((await transport(menu)).envelope.data).toBe(2);
});

test("a call that fails fails for all who wait for it, and is asked again by the next", async () => {
  let asked = 0;
  const { transport } = cacheAnswers(async () => {
    if (++asked === 1) throw new Error("away");
    return { status: 200, envelope: { code: 200, data: asked, msg: "ok" }, tags: [] };
  });
  const together = await Promise.allSettled([transport(menu), transport(menu)]);
  expect(together.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect((await transport(menu)).envelope.data).toBe(2);
});

test("the least recently used lists make room for new ones", async () => {
  let asked = 0;
  const { transport } = cacheAnswers(
    async () => ({ status: 200, envelope: { code: 200, data: { asked: ++asked }, msg: "ok" }, tags: [] }),
    2,
  );
  const read = async (page: number) => {
    const list = {
      ...menu,
      name: "product/getProductListByCategoryList",
      params: { pageNum: page },
    } as const;
    return (await transport(list)).envelope.data as { asked: number };
  };
  await read(1);
  await read(2);
  await read(1);
  await read(3);
  expect(await read(1)).toEqual({ asked: 1 });
  expect(await read(2)).toEqual({ asked: 4 });
});

test("an answer is found by what its call reads, whatever else stands in the address", async () => {
  const { transport } = countedAnswers();
  const read = async (params: Record<string, unknown>) =>
    (await transport({ ...menu, name: "product/getProductData", params })).envelope.data;
  expect([await read({ id: "x5", turn: 1 }), await read({ turn: 2, id: "x5" })]).toEqual([1, 1]);
  expect([await read({ id: "x8" }), await read({}), await read({})]).toEqual([2, 3, 4]);
});

test("no page can change what the next one is shown", async () => {
  const { transport } = cacheAnswers(async () => ({
    status: 200,
    envelope: { code: 200, data: { entries: ["Products"] }, msg: "ok" },
    tags: [],
  }));
  const { entries } = (await transport(menu)).envelope.data as { entries: string[] };
  expect(() => entries.push("Another")).toThrow(TypeError);
});
