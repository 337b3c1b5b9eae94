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
