import { expect, test } from "vitest";
import { createTestDatabase, type Template } from "./database.ts";
import { queryOnce } from "./query.ts";

test("every test database is empty and knows every alphabet", async () => {
  const one = await createTestDatabase();
  const two = await createTestDatabase();
  await queryOnce(one.config, "create table note as select 1");
  expect(await queryOnce(two.config, "select to_regclass('note') as note, lower('Ñ') as lower")).toEqual({
    note: null,
    lower: "ñ",
  });
  await one.drop();
  await two.drop();
});

test("a template is filled once, also when two ask for it at the same time", async () => {
  let times = 0;
  const template: Template = {
    name: "notes",
    async fill(config) {
      times++;
      await queryOnce(config, "create table note as select 'copied' as words");
    },
  };
  const copies = await Promise.all([createTestDatabase(template), createTestDatabase(template)]);
  const words = await Promise.all(copies.map(({ config }) => queryOnce(config, "select words from note")));
  expect(words).toEqual([{ words: "copied" }, { words: "copied" }]);
  expect(times).toBe(1);
  for (const copy of copies) await copy.drop();
});

test("a dropped database is gone, even for those still connected", async () => {
  const { config, drop } = await createTestDatabase();
  await drop();
  await expect(queryOnce(config, "select 1")).rejects.toThrow("does not exist");
});
