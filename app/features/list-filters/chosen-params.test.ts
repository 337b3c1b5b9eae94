import { expect, test } from "vitest";
import { chosenParams, listPath, tidyAddress, withParams } from "./chosen-params.ts";

test("what was left empty does not reach the address", () => {
  const form = new FormData();
  form.append("keyword", "  ridge ");
  form.append("type", "Datasheet");
  form.append("type", "Monitoring & EMS");
  form.append("productId", "");
  form.append("nova", "true");
  expect(withParams("/downloads", chosenParams(form))).toBe(
    "/downloads?keyword=ridge&type=Datasheet&type=Monitoring+%26+EMS",
  );
});

test("nothing chosen is the plain list", () => {
  expect(withParams("/downloads", chosenParams(new FormData()))).toBe("/downloads");
});

test("the same choices are the same address, in whatever order they were made", () => {
  const address = "/product-list?compare=b&compare=a&phases=single";
  expect(listPath("/product-list", { phases: ["single"], compare: ["b", "a"] })).toBe(address);
  expect(listPath("/product-list", { compare: ["b", "a"], phases: ["single"], sort: undefined })).toBe(
    address,
  );
});

test("the first page of a list has a plain address and the others keep the filter", () => {
  expect(listPath("/about/blogs", { category: undefined }, 1)).toBe("/about/blogs");
  expect(listPath("/about/blogs", { category: "basics" }, 2)).toBe("/about/blogs?category=basics&page=2");
});

test("an address with empty fields is tidied once, and keeps nova", () => {
  const address = new URL("https://h.example/spanish/downloads?keyword=&type=Brochure&nova=true");
  expect(tidyAddress(address)).toBe("/spanish/downloads?nova=true&type=Brochure");
  expect(tidyAddress(new URL("https://h.example/spanish/downloads?type=Brochure"))).toBeUndefined();
});
