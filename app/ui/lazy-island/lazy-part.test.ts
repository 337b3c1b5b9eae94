import { expect, test } from "vitest";
import { lazyPart, loadIslands } from "./lazy-part.ts";

const Part = () => null;

test("nothing is loaded before it is asked for, and everything once after", async () => {
  let loads = 0;
  const part = lazyPart(async () => {
    loads += 1;
    return Part;
  });
  expect(loads).toBe(0);
  await loadIslands();
  await part.there;
  expect(part.Part).toBe(Part);
  await Promise.all([loadIslands(), part.load()]);
  expect(loads).toBe(1);
});

test("a part inside a part that comes later is there as well", async () => {
  let inner: ReturnType<typeof lazyPart<object>> | undefined;
  lazyPart(async () => {
    inner = lazyPart(async () => Part);
    return Part;
  });
  await loadIslands();
  expect(inner?.Part).toBe(Part);
});

test("a page that asks for a part whose file is missing is told, and may ask again", async () => {
  let isThere = false;
  const part = lazyPart(async () => {
    if (!isThere) throw new TypeError("Failed to fetch");
    return Part;
  });
  await expect(loadIslands()).rejects.toThrow("Failed to fetch");
  expect(part.Part).toBeUndefined();
  isThere = true;
  await loadIslands();
  expect(part.Part).toBe(Part);
});
