import { expect, test } from "vitest";
import { asleep, wake } from "./waking.ts";

const Part = () => null;

test("nothing is loaded before somebody comes, and everything once after", async () => {
  let loads = 0;
  const sleeper = asleep(async () => {
    loads += 1;
    return Part;
  });
  expect(loads).toBe(0);
  await Promise.all([wake(), sleeper.there]);
  expect(sleeper.Part).toBe(Part);
  const before = loads;
  await wake();
  expect(loads).toBe(before);
});

test("a page that asks for a part whose file is missing is told, and may ask again", async () => {
  let isThere = false;
  const sleeper = asleep(async () => {
    if (!isThere) throw new TypeError("Failed to fetch");
    return Part;
  });
  await expect(wake()).rejects.toThrow("Failed to fetch");
  expect(sleeper.Part).toBeUndefined();
  isThere = true;
  await wake();
  expect(sleeper.Part).toBe(Part);
});
