import { expect, test } from "vitest";
import { arrangeHits } from "./arrange.ts";

const hit = (type: string, id: string, also: { discontinued?: boolean; named?: boolean } = {}) => ({
  type,
  id,
  title: [{ text: id, match: also.named ?? false }],
  discontinued: also.discontinued ?? false,
});
const arranged = (...hits: ReturnType<typeof hit>[]) => arrangeHits(hits).map(({ id }) => id);

test("products that are sold come first, discontinued ones late, pages last", () => {
  const old = hit("product", "l2", { discontinued: true });
  expect(
    arranged(
      hit("page", "home"),
      old,
      hit("faq", "air"),
      hit("product", "c5"),
      hit("blog", "b"),
      hit("faq", "sea"),
    ),
  ).toEqual(["c5", "air", "sea", "b", "l2", "home"]);
});

test("the page that is called what was asked for stays first, a list of products does not", () => {
  const contact = hit("page", "contact", { named: true });
  expect(arranged(contact, hit("product", "al20"))).toEqual(["contact", "al20"]);
  expect(arranged(hit("product", "al20"), contact)).toEqual(["al20", "contact"]);
  const list = hit("page", "category/batteries", { named: true });
  expect(arranged(list, hit("product", "c5"))).toEqual(["c5", "category/batteries"]);
});
