import { expect, test } from "vitest";
import { createShellStore } from "./shell-state.ts";

test("a new visit begins with the seven fields of the site", () => {
  expect(createShellStore().getState()).toMatchObject({
    locales: ["en", "zh"],
    locale: "en",
    seoList: [],
    seoListLoading: false,
    menuList: [],
    publicFooterComponentStyle: "",
    forceWhiteHeader: false,
  });
});

test("the language setter takes en and zh and ignores everything else", () => {
  const store = createShellStore();
  store.getState().setLocale("zh");
  expect(store.getState().locale).toBe("zh");
  for (const value of ["spanish", "", "EN", "my"]) store.getState().setLocale(value);
  expect(store.getState().locale).toBe("zh");
});

test("everything else can be replaced", () => {
  const store = createShellStore();
  const { setSeoList, setSeoListLoading, setMenuList, setPublicFooterComponentStyle, setForceWhiteHeader } =
    store.getState();
  const entry = { path: "/", title: "t", description: "", keywords: "", image: "" };
  setSeoList([entry]);
  setSeoListLoading(true);
  setMenuList([]);
  setPublicFooterComponentStyle("display: none");
  setForceWhiteHeader(true);
  expect(store.getState()).toMatchObject({
    seoList: [entry],
    seoListLoading: true,
    publicFooterComponentStyle: "display: none",
    forceWhiteHeader: true,
  });
});

test("two requests on the server share nothing", () => {
  const one = createShellStore();
  one.getState().setForceWhiteHeader(true);
  expect(createShellStore().getState().forceWhiteHeader).toBe(false);
});
