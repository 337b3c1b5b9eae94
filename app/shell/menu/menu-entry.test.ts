import { expect, test } from "vitest";
import { isActiveEntry, outlineOf, routerNameOf, toMenu } from "./menu-entry.ts";

const leaf = (navigationTitle: string, routePath: string, mateCode = "") => ({
  navigationTitle,
  routePath,
  mateCode,
  slaveImg: "",
  slaveAlt: "",
  slaveDescription: "",
  slaveExplain: "",
});

const [products, about] = toMenu([
  {
    ...leaf("Products", "/products", "Products"),
    children: [
      {
        ...leaf("Inverters", "/product-list/inverters"),
        children: [{ ...leaf("Ridge", "/product-list/inverters/ridge"), children: [] }],
      },
      {
        ...leaf("Batteries", "/product-list/batteries"),
        children: [{ ...leaf("Cairn", "/product-list/batteries/cairn"), children: [] }],
      },
    ],
  },
  {
    ...leaf("About", "/about/company", "About"),
    children: [{ ...leaf("News", "/about/news"), children: [] }],
  },
]);

test("an entry carries the words and addresses of the server", () => {
  expect(products).toMatchObject({
    name: "Products",
    link: "/products",
    routerName: "products",
    mateCode: "Products",
  });
});

test("Products shows the products of all its categories, others their own children", () => {
  expect(products?.threeChildren.map(({ name }) => name)).toEqual(["Ridge", "Cairn"]);
  expect(about?.threeChildren.map(({ name }) => name)).toEqual(["News"]);
});

test("the name of a page is its path without language, query and hash", () => {
  expect(routerNameOf("/")).toBe("index");
  expect(routerNameOf("/spanish")).toBe("index");
  expect(routerNameOf("/burmese/about/blogs?x=1#y")).toBe("about-blogs");
});

test("an entry is active on its page, below it, and below its children", () => {
  if (!products || !about) throw new Error("the menu is empty");
  expect(isActiveEntry(products, routerNameOf("/spanish/products/ridge-5"))).toBe(true);
  expect(isActiveEntry(products, routerNameOf("/product-list/inverters/ridge"))).toBe(true);
  expect(isActiveEntry(products, routerNameOf("/burmese/product-list"))).toBe(true);
  expect(isActiveEntry(products, routerNameOf("/spanish/product-list/old_id"))).toBe(true);
  expect(isActiveEntry(products, routerNameOf("/product-list/batteries/old_id"))).toBe(true);
  expect(isActiveEntry(about, routerNameOf("/product-list/old_id"))).toBe(false);
  expect(isActiveEntry(products, routerNameOf("/"))).toBe(false);
  expect(isActiveEntry(about, routerNameOf("/about/news/strata-25"))).toBe(true);
  expect(isActiveEntry(about, routerNameOf("/products"))).toBe(false);
  expect(isActiveEntry(products, routerNameOf("/compare"))).toBe(true);
  expect(isActiveEntry(about, routerNameOf("/spanish/about/press"))).toBe(true);
});

test("a paper belongs where the papers are found", () => {
  const [support, other] = toMenu([
    { ...leaf("Support", "/support/faq"), children: [{ ...leaf("Downloads", "/downloads"), children: [] }] },
    { ...leaf("About", "/about/company"), children: [] },
  ]);
  if (!support || !other) throw new Error("the menu is empty");
  const here = routerNameOf("/spanish/documents/ridge-installation-manual-es");
  expect(isActiveEntry(support, here)).toBe(true);
  expect(isActiveEntry(other, here)).toBe(false);
});

test("the outline of the menu still knows what is active, and where panels will be", () => {
  if (!products) throw new Error("the menu is empty");
  const [outline] = outlineOf([products]);
  expect(outline).toMatchObject({ name: "Products", hasPanel: true, children: [] });
  expect(outline && isActiveEntry(outline, routerNameOf("/product-list/batteries"))).toBe(true);
});
