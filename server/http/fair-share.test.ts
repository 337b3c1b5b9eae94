import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createFairShare } from "./fair-share.ts";

const here = { destroyed: false } as ServerResponse;
const gone = { destroyed: true } as ServerResponse;

test("who asks for many pages at once waits for their own, and nobody else does", async () => {
  const inTurn = createFairShare(2);
  const begun: string[] = [];
  const first = Promise.withResolvers<void>();
  const ask = (address: string, name: string, work: Promise<unknown>) =>
    inTurn(address, here, async () => {
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

test("an answer that fails, and a visitor who has left, keep nobody waiting", async () => {
  const inTurn = createFairShare(1);
  const broken = inTurn("192.0.2.1", here, () => Promise.reject(new Error("broken")));
  const left = inTurn("192.0.2.1", gone, async () => "for nobody");
  const next = inTurn("192.0.2.1", here, async () => "answered");
  await expect(broken).rejects.toThrow("broken");
  expect(await left).toBeUndefined();
  expect(await next).toBe("answered");
});

test("a line that is too long is closed, and opens again", async () => {
  const inTurn = createFairShare(1, 1);
  const work = Promise.withResolvers<string>();
  const first = inTurn("192.0.2.1", here, () => work.promise);
  const second = inTurn("192.0.2.1", here, async () => "second");
  await expect(inTurn("192.0.2.1", here, async () => "third")).rejects.toThrow("1 wait");
  work.resolve("first");
  expect(await Promise.all([first, second])).toEqual(["first", "second"]);
  expect(await inTurn("192.0.2.1", here, async () => "fourth")).toBe("fourth");
});
