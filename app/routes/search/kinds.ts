import type { SearchType } from "#config/product.ts";

/** What a visitor chooses between: each tab shows the types beside its name. */
export const tabTypes = {
  product: ["product"],
  solution: ["solution", "case"],
  document: ["document"],
  faq: ["faq", "light"],
  video: ["video", "webinar"],
  blog: ["blog", "news", "event"],
  page: ["page"],
} satisfies Record<string, SearchType[]>;
export type SearchTab = keyof typeof tabTypes;
export const searchTabs = Object.keys(tabTypes) as SearchTab[];

export const typesOf = (tab: SearchTab): SearchType[] => tabTypes[tab];

/** Addresses may name any type; it leads to its tab. */
export const tabOf = (type: string | null): SearchTab | undefined =>
  searchTabs.find((tab) => typesOf(tab).some((it) => it === type));
