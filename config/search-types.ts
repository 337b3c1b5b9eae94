/** What can be found. Rows of the search are stored by the place of their type in this list: a new one goes to its end. */
export const searchTypes = [
  "product",
  "solution",
  "document",
  "case",
  "blog",
  "news",
  "event",
  "webinar",
  "faq",
  "video",
  "page",
  "light",
  "chapter",
] as const;
export type SearchType = (typeof searchTypes)[number];
