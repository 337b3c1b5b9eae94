import { expect, test } from "vitest";
import { searchPath } from "../search/search-path.ts";
import { headerLook, isWhitePage } from "./header-look.ts";

const calm = { forced: false, pathname: "/", scrolled: false, hovered: false, panelOpen: false };

test("the header is transparent at the top of a page with a hero", () => {
  expect(headerLook(calm)).toBe("transparent");
});

test.each(["forced", "scrolled", "hovered", "panelOpen"] as const)(
  "the header is white when %s",
  (reason) => {
    expect(headerLook({ ...calm, [reason]: true })).toBe("white");
  },
);

test.each([
  "/about/blogs/x",
  "/about/event/x",
  "/about/news/x",
  "/support/webinar/x",
  "/search",
  "/spanish/search/x",
])("%s always has a white header", (pathname) => expect(isWhitePage(pathname)).toBe(true));

test.each(["/", "/about/blogs", "/support/webinar", "/products/x", "/searching", "/burmese/about/news"])(
  "%s has not",
  (pathname) => expect(isWhitePage(pathname)).toBe(false),
);

test("every keyword finds its way into an address", () => {
  expect(searchPath("  ")).toBe("/search");
  expect(searchPath("5 kW / 50 % ?#")).toBe("/search/5%20kW%20%2F%2050%20%25%20%3F%23");
  expect(searchPath("..")).toBe("/search?keyword=..");
});
