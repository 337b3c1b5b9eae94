import { expect, test } from "vitest";
import { productTypes } from "#config/maker/sorting.ts";
import { brochuresOf, downloadsPath, isOnlyBrochures, readQuery } from "./downloads-query.ts";

/** Of whichever maker, as an address has it. */
const ownType = String(new URLSearchParams({ type: productTypes.at(-1) ?? "" }));
const read = (query: string) => readQuery(new URLSearchParams(query));

test("an address with choices is read and written to the same address", () => {
  const address = `keyword=ridge&language=es&page=2&productId=ridge-5&type=Datasheet&${ownType}`;
  expect(downloadsPath(read(address))).toBe(`/downloads?${address}`);
});

test("words that are no types, languages or pages are passed over", () => {
  expect(read("type=Poster&type=Brochure&language=de&page=zero")).toEqual({
    keyword: "",
    types: ["Brochure"],
    languages: [],
    productId: "",
    take: [],
    page: 1,
  });
});

test("a keyword of any length is asked for, up to what the call takes", () => {
  expect(read(`keyword=${"x".repeat(500)}`).keyword).toHaveLength(200);
});

test("only a list of nothing but brochures is the brochure section itself", () => {
  expect(isOnlyBrochures(read("type=Brochure&language=es"))).toBe(true);
  expect(isOnlyBrochures(read("type=Brochure&type=Manual"))).toBe(false);
  expect(isOnlyBrochures(read(`type=Brochure&${ownType}&keyword=ridge`))).toBe(true);
  expect(isOnlyBrochures(read(""))).toBe(false);
});

test("who asks for the brochures keeps every other choice", () => {
  const query = read(`keyword=ridge&language=es&page=3&productId=hd-r5-1p&type=Manual&${ownType}`);
  expect(downloadsPath(brochuresOf(query))).toBe(
    `/downloads?keyword=ridge&language=es&productId=hd-r5-1p&${ownType}&type=Brochure`,
  );
  expect(isOnlyBrochures(brochuresOf(query))).toBe(true);
});

test("a product may be named by its model number as it is printed", () => {
  expect(read("productId=+HD-O6.2-48+").productId).toBe("hd-o6-2-48");
});

test("documents chosen for an archive stay chosen on the next page and with another filter", () => {
  const query = readQuery(new URLSearchParams("take=ridge-user-manual-en&take=a b&take=hd-c5-datasheet-es"));
  expect(query.take).toEqual(["ridge-user-manual-en", "hd-c5-datasheet-es"]);
  expect(downloadsPath({ ...query, page: 2 })).toBe(
    "/downloads?page=2&take=ridge-user-manual-en&take=hd-c5-datasheet-es",
  );
});
