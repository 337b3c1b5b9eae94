import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createVisitorLimit } from "./per-visitor-limit.ts";

const here = { destroyed: false } as ServerResponse;
const gone = { destroyed: true } as ServerResponse;

test("a visitor who asks for many pages at once waits, and nobody else does", async () => {
  const limit = createVisitorLimit(2);
  const begun: string[] = [];
  const first = Promise.withResolvers<void>();
  const ask = (address: string, name: string, work: Promise<unknown>) =>
    limit(address, here, async () => {
      begun.push(name);
      await work;
    });
  const greedy = ["a", "b", "c", "d"].map((name) => ask("192.0.2.1", name, first.promise));
  await ask("192.0.2.2", "other", Promise.resolve());
  expect(begun).toEqual(["a", "b", "other"]);
  first.resolve();
  await Promise.all(greedy);
  expect(begun).toEqual(["a", "b", "other", "c", "d"]);
});

test("a failed answer and a visitor who has left hold up nobody", async () => {
  const limit = createVisitorLimit(1);
  const broken = limit("192.0.2.1", here, () => Promise.reject(new Error("broken")));
  const left = limit("192.0.2.1", gone, async () => "for nobody");
  const next = limit("192.0.2.1", here, async () => "answered");
  await expect(broken).rejects.toThrow("broken");
  expect(await left).toBeUndefined();
  expect(await next).toBe("answered");
});

test("a visitor with too many waiting requests is refused until some are answered", async () => {
  const limit = createVisitorLimit(1, 1);
  const work = Promise.withResolvers<string>();
  const first = limit("192.0.2.1", here, () => work.promise);
  const second = limit("192.0.2.1", here, async () => "second");
  await expect(limit("192.0.2.1", here, async () => "third")).rejects.toThrow("1 wait");
  work.resolve("first");
  expect(await Promise.all([first, second])).toEqual(["first", "second"]);
  expect(await limit("192.0.2.1", here, async () => "fourth")).toBe("fourth");
});
