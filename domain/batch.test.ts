import { expect, test } from "vitest";
import { batch } from "./batch.ts";

test("ids that are asked for in one moment are one query, and are not asked for again", async () => {
  const reader = {};
  const questions: string[][] = [];
  const ask = (...ids: string[]) =>
    batch(reader, "things", ids, async (wanted) => {
      questions.push(wanted);
      return new Map(wanted.filter((id) => id !== "unknown").map((id) => [id, id.toUpperCase()]));
    });
  const [first, second] = await Promise.all([ask("a", "b"), ask("b", "c", "unknown")]);
  expect([...first]).toEqual([
    ["a", "A"],
    ["b", "B"],
  ]);
  expect([...second.keys()]).toEqual(["b", "c"]);
  expect(await ask("a", "unknown")).toEqual(new Map([["a", "A"]]));
  expect(questions).toEqual([["a", "b", "c", "unknown"]]);
});

test("another reader asks again", async () => {
  let asked = 0;
  const read = (reader: object) => batch(reader, "things", ["a"], async () => new Map([["a", ++asked]]));
  expect((await read({})).get("a")).toBe(1);
  expect((await read({})).get("a")).toBe(2);
});
