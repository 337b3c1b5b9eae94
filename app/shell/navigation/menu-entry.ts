import { withoutLocale } from "#i18n/paths.ts";
import type { NavigationItem } from "../site.ts";

type Item = Omit<NavigationItem, "children"> & { children?: Item[] };

export type MenuEntry = {
  name: string;
  link: string;
  routerName: string;
  mateCode: string;
  image: string;
  alt: string;
  description: string;
  explain: string;
  children: MenuEntry[];
  /** What the panel shows in its grid: for Products the grandchildren of all categories, else the direct children. */
  threeChildren: MenuEntry[];
};

export function toMenu(items: NavigationItem[]): MenuEntry[] {
  return items.map(toMenuEntry);
}

/** The name of the page an address leads to: `/about/blogs` is `about-blogs`, `/` is `index`. */
export function routerNameOf(path: string): string {
  const bare = withoutLocale(path.split(/[?#]/, 1)[0] ?? path);
  return bare.split("/").filter(Boolean).join("-") || "index";
}

/** An entry is active on its own page and on every page below it or below one of its children. */
export function isActiveEntry(entry: MenuEntry, pathname: string): boolean {
  const here = routerNameOf(pathname);
  const names = [entry, ...entry.children].map(({ routerName }) => routerName);
  return names.some((name) => here === name || (name !== "index" && here.startsWith(`${name}-`)));
}

function toMenuEntry(item: Item): MenuEntry {
  const children = (item.children ?? []).map(toMenuEntry);
  return {
    name: item.navigationTitle,
    link: item.routePath,
    routerName: routerNameOf(item.routePath),
    mateCode: item.mateCode,
    image: item.slaveImg,
    alt: item.slaveAlt,
    description: item.slaveDescription,
    explain: item.slaveExplain,
    children,
    threeChildren: item.mateCode === "Products" ? children.flatMap((child) => child.children) : children,
  };
}
