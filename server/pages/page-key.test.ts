import { expect, test } from "vitest";
import { normaliseAddress } from "./page-key.ts";

test("campaign parameters do not make another page", () => {
  expect(normaliseAddress("/products?utm_source=x&gclid=1")).toEqual({ path: "/products", cacheable: true });
  expect(normaliseAddress("/products?utm_source=x&sort=power")).toEqual({
    path: "/products?sort=power",
    cacheable: true,
  });
});

test("the order of the parameters does not matter, the order of their values does", () => {
  expect(normaliseAddress("/a?sort=x&page=2").path).toBe(normaliseAddress("/a?page=2&sort=x").path);
  expect(normaliseAddress("/a?compare=x&compare=y").path).not.toBe(
    normaliseAddress("/a?compare=y&compare=x").path,
  );
});

test("an unknown parameter is rendered but not kept", () => {
  expect(normaliseAddress("/a?x=1")).toEqual({ path: "/a?x=1", cacheable: false });
});
