import { withoutLocale } from "#i18n/paths.ts";
import type { NavigationItem } from "../site-types.ts";

type Item = Omit<NavigationItem, "children"> & { children?: Item[] };

export type MenuEntry = {
  name: string;
  link: string;
  routerName: string;
  mateCode: string;
  image: string;
  alt: string;
  description: string;
  /** A second line: the model number of a product. */
  explain: string;
  children: MenuEntry[];
  /** What the panel shows in its grid: for Products the grandchildren of all categories, else the direct children. */
  threeChildren: MenuEntry[];
  hasPanel: boolean;
  /** The names of its children's pages that its own name does not cover. */
  covers: string[];
};

export function toMenu(items: NavigationItem[]): MenuEntry[] {
  return items.map(toMenuEntry);
}

/** The name of the page an address leads to: `/about/blogs` is `about-blogs`, `/` is `index`. */
export function routerNameOf(path: string): string {
  const bare = withoutLocale(path.split(/[?#]/, 1)[0] ?? path);
  return bare.split("/").filter(Boolean).join("-") || "index";
}

/**
 * An entry is active on its own page, which `here` is the name of, on every page below it or below one of its children, and on
 * the page above those: the list of all products belongs to Products like the list of each category. A list of old models
 * belongs where the list of those that are sold belongs, a paper where the papers are found, a comparison where the
 * products are, and a page of the company beside its others.
 */
export function isActiveEntry({ routerName, covers }: MenuEntry, here: string): boolean {
  const list = here
    .replace(/-old_id$/, "")
    .replace(/^documents-.*/, "downloads")
    .replace(/^compare$/, "product-list");
  const isOfCompany = /^about-/.test(here) && routerName === "about-company";
  return (
    isOfCompany ||
    [routerName, ...covers].some((name) => isAtOrBelow(list, name)) ||
    covers.some((name) => isAtOrBelow(name, list))
  );
}

/** What every page carries of the menu; the browser loads the rest once it has come alive. */
export function outlineOf(menu: MenuEntry[]): MenuEntry[] {
  return menu.map((entry) => ({
    ...entry,
    image: "",
    alt: "",
    description: "",
    explain: "",
    children: [],
    threeChildren: [],
  }));
}

function isAtOrBelow(here: string, name: string) {
  return here === name || (name !== "index" && here.startsWith(`${name}-`));
}

function toMenuEntry(item: Item): MenuEntry {
  const children = (item.children ?? []).map(toMenuEntry);
  const routerName = routerNameOf(item.routePath);
  return {
    name: item.navigationTitle,
    link: item.routePath,
    routerName,
    mateCode: item.mateCode,
    image: item.slaveImg,
    alt: item.slaveAlt,
    description: item.slaveDescription,
    explain: item.slaveExplain,
    children,
    threeChildren: item.mateCode === "Products" ? children.flatMap((child) => child.children) : children,
    hasPanel: children.length > 0,
    covers: children.map((child) => child.routerName).filter((name) => !isAtOrBelow(name, routerName)),
  };
}
