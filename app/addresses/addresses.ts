/** What is typed into a tool makes no page worth keeping: nobody else types the same. */
export const anything = "*";

/**
 * Every page that has an address: its path, as `routes.ts` has it, and all parameters it reads: the others make no other
 * page, whoever added them. The server knows by the paths which spelling of an address is the right one. Words stand before
 * parameters that could take their place.
 */
export const addresses = {
  "": [],
  brochure: [],
  "case-study": ["case", "id", "category", "country", "segment", "page"],
  downloads: ["keyword", "type", "language", "productId", "take", "page"],
  "about/blogs": ["category", "page"],
  "about/blogs/feed.xml": [],
  "about/blogs/:id": ["reply", "thread", "page"],
  "about/company": [],
  "about/contact": ["serial", "product", "message"],
  "about/press": [],
  "about/event": ["period", "page"],
  "about/event/:id": [],
  "about/how-we-check": [],
  "about/news": ["year", "page"],
  "about/news/feed.xml": [],
  "about/news/:id": [],
  "support/faq": ["keyword"],
  "support/videoList": ["category", "video"],
  "support/warranty": ["serial", "market"],
  "support/webinar": ["status", "page"],
  "support/webinar/:id": [],
  tools: [],
  "downloads/specs.csv": ["category", "series", "ids"],
  "downloads/specs.json": ["category", "series", "ids"],
  "documents/:id": ["keyword"],
  "tools/approvals": ["market", "product"],
  "tools/approvals/:id": [],
  "tools/lights": ["model", "colour", "rhythm", "code", "keyword"],
  "tools/needs": [anything],
  "tools/strings": [anything],
  "tools/builder": [anything],
  "tools/builder/list": [anything],
  "tools/data.json": [],
  "calendar/event/:id": [],
  "calendar/webinar/:id": [],
  products: [],
  "products/:id": ["serial", "market"],
  "search/:id?": ["keyword", "type", "productType", "documentType", "page"],
  solutions: ["segment"],
  "solutions/:id": [],
  "product-list/:one?/old_id": ["page"],
  "product-list/:one?/:id?": [
    ...["power", "phases", "voltage", "energy", "protection", "market", "segment", "spec"],
    ...["sort", "compare", "page"],
  ],
  compare: ["compare", "only"],
  "compare/csv": ["compare"],
  "error-demo/:kind": [],
  "404": ["likely"],
  "robots.txt": [],
  "offline.html": [],
  "sitemap.xml": ["part"],
} satisfies Record<string, string[]>;

export type SitePath = keyof typeof addresses;

/** The shell reads one on every page, and the router adds one when it asks for data. */
export const readEverywhere = ["nova", "_routes"];
