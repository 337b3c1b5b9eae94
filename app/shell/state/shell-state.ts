import { createStore } from "zustand/vanilla";
import type { MenuEntry } from "../menu/menu-entry.ts";
import type { SeoEntry } from "../site-types.ts";

/** A value of its own that changes nothing visible; the language of the site is in the address. */
export const stateLocales = ["en", "zh"] as const;
export type StateLocale = (typeof stateLocales)[number];

type Values = {
  locales: readonly StateLocale[];
  locale: StateLocale;
  seoList: SeoEntry[];
  seoListLoading: boolean;
  menuList: MenuEntry[];
  publicFooterComponentStyle: string;
  forceWhiteHeader: boolean;
};

type Setters = {
  setLocale(locale: string): void;
  setSeoList(list: SeoEntry[]): void;
  setSeoListLoading(loading: boolean): void;
  setMenuList(list: MenuEntry[]): void;
  setPublicFooterComponentStyle(style: string): void;
  setForceWhiteHeader(white: boolean): void;
};

export type ShellState = Values & Setters;
export type ShellStore = ReturnType<typeof createShellStore>;

/** One store for each request on the server, one for each page load in the browser. */
export function createShellStore(initial: Partial<Values> = {}) {
  return createStore<ShellState>()((set) => ({
    locales: stateLocales,
    locale: "en",
    seoList: [],
    seoListLoading: false,
    menuList: [],
    publicFooterComponentStyle: "",
    forceWhiteHeader: false,
    ...initial,
    setLocale: (locale) => {
      const known = stateLocales.find((candidate) => candidate === locale);
      if (known) set({ locale: known });
    },
    setSeoList: (seoList) => set({ seoList }),
    setSeoListLoading: (seoListLoading) => set({ seoListLoading }),
    setMenuList: (menuList) => set({ menuList }),
    setPublicFooterComponentStyle: (publicFooterComponentStyle) => set({ publicFooterComponentStyle }),
    setForceWhiteHeader: (forceWhiteHeader) => set({ forceWhiteHeader }),
  }));
}
