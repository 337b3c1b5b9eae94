import { expect, test } from "vitest";
import type { ApiRequest } from "./client.ts";
import { rememberAnswers } from "./remembered-answers.ts";

const menu: ApiRequest = {
  name: "navigation/getNavigationData",
  method: "GET",
  params: {},
  language: "en",
};

function countedAnswers() {
  let asked = 0;
  return rememberAnswers(async () => ({
    status: 200,
    envelope: { code: 200, data: ++asked, msg: "ok" },
    tags: ["navigation"],
  }));
}

test("the menu is read once, and again after it was published", async () => {
  const { transport, drop } = countedAnswers();
  const read = async () => (await transport(menu)).envelope.data;
  expect([await read(), await read()]).toEqual([1, 1]);
  drop(new Set(["products:ridge-5"]));
  expect(await read()).toBe(1);
  drop(new Set(["navigation"]));
  expect(await read()).toBe(2);
  drop(new Set(["*"]));
  expect(await read()).toBe(3);
});

test("a menu that was being read while another was published is not remembered", async () => {
  const { transport, drop } = countedAnswers();
  const early = transport(menu);
  drop(new Set(["navigation"]));
  await early;
  expect((await transport(menu)).envelope.data).toBe(2);
});

test("of many lists the ones that nobody asks for any more are forgotten", async () => {
  let asked = 0;
  const { transport } = rememberAnswers(
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
  const { transport } = rememberAnswers(async () => ({
    status: 200,
    envelope: { code: 200, data: { entries: ["Products"] }, msg: "ok" },
    tags: [],
  }));
  const { entries } = (await transport(menu)).envelope.data as { entries: string[] };
  expect(() => entries.push("Another")).toThrow(TypeError);
});
