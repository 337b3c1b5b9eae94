import { expect, test } from "vitest";
import { validateContent } from "#domain/content/validate/validate-content.ts";
import { makerContent } from "./support/content-in-place.ts";

test("the content of a maker who is not the sample's is whole", async () => {
  const { content } = await validateContent(makerContent);
  expect(content.products.length).toBeGreaterThan(0);
});
