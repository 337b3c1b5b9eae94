import { expect, test } from "vitest";
import { createRenderQueue, TooBusy } from "./render-queue.ts";

test("a visitor who comes when too many wait is refused at once, and the others are served", async () => {
  const queue = createRenderQueue(1, 2);
  const served = [queue.run(async () => "first"), queue.run(async () => "second")];
  await expect(queue.run(async () => "third")).rejects.toThrow(TooBusy);
  expect(await Promise.all(served)).toEqual(["first", "second"]);
  expect(await queue.run(async () => "later")).toBe("later");
});
