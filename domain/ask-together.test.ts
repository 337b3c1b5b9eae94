import { expect, test } from "vitest";
import { askTogether } from "./ask-together.ts";

test("what is asked for in one moment is one question, and is not asked again", async () => {
  const reader = {};
  const questions: string[][] = [];
  const ask = (...ids: string[]) =>
    askTogether(reader, "things", ids, async (wanted) => {
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

test("who reads later reads anew", async () => {
  let asked = 0;
  const read = (reader: object) =>
    askTogether(reader, "things", ["a"], async () => new Map([["a", ++asked]]));
  expect((await read({})).get("a")).toBe(1);
  expect((await read({})).get("a")).toBe(2);
});
