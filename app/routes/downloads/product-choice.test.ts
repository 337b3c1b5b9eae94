import { expect, test } from "vitest";
import { productChoice } from "./product-choice.ts";

const many = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: `p${index}`, model: `P${index}`, name: "", count: 1 }));

test("a list to choose from is carried by the page, a longer one is not", () => {
  expect(productChoice(many(200), "").products).toHaveLength(200);
  expect(productChoice(many(201), "").products).toBeUndefined();
});

test("the chosen product has its model number, whether the list is carried or not", () => {
  for (const count of [3, 300]) expect(productChoice(many(count), "p2").model).toBe("P2");
  expect(productChoice(many(3), "p9").model).toBe("p9");
});
