import { expect, test } from "vitest";
import { type OwnComment, stillPending, threadOf } from "./pending-comments.ts";

const own = (id: string): OwnComment => ({
  id,
  name: "Aye",
  content: "…",
  date: 0,
  thread: undefined,
  status: "pending",
});
const published = [{ id: "a", replies: [{ id: "b" }] }];

test("a comment that was approved is not shown to its author a second time", () => {
  expect(stillPending([own("b"), own("c")], published).map(({ id }) => id)).toEqual(["c"]);
});

test("a reply to a reply joins the same thread", () => {
  expect(threadOf("b", published)).toBe("a");
  expect(threadOf("a", published)).toBe("a");
  expect(threadOf(undefined, published)).toBeUndefined();
  expect(threadOf("gone", published)).toBeUndefined();
});
