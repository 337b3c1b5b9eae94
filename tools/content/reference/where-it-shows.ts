import type { KindName } from "#domain/content/kinds.ts";

/** What a kind is and where visitors meet it. */
export const whereItShows: Record<KindName | "maker", string> = {
  maker:
    "Who the maker is. Read when the site is built and when it starts: header, icons, colours, mails, serial numbers.",
  options:
    "Lists to choose from: categories of articles, cases and videos, relationships in the webinar form, markets.",
  categories: "Groups of products: tiles of the home page, `/products`, `/product-list/<id>`, the menu.",
  series: "Families inside a category: `/product-list/<category>/<id>`, cards.",
  specs: "Every figure a product can state: tables, cards, filters, sorting and comparison.",
  products: "`/products/<id>`, lists, search, comparison.",
  solutions: "`/solutions/<id>` and the home page.",
  cases: "`/case-study`, the map, products and solutions that they name.",
  documents: "`/downloads`, `/brochure`, the pages of the products they belong to.",
  certificates: "`/tools/approvals` and the approvals of a product.",
  videos: "`/support/videoList` and the pages of the products they belong to.",
  blogs: "`/about/blogs` and its feed.",
  comments: "Below an article; comments of visitors are not content.",
  news: "`/about/news`, its feed, the home page.",
  events: "`/about/event` and a calendar file each.",
  webinars: "`/support/webinar` with a form to register, and a calendar file each.",
  faq: "`/support/faq` and the pages of the categories it names.",
  lights: "`/tools/lights`, product pages, manuals, search: what a light, a code or a sound means.",
  warranty: "The table of `/support/warranty`, and the answer about a serial number.",
  "warranty-terms": "The text of `/support/warranty`, by country.",
  pages: "Pages of text under `/about`, such as how figures are checked.",
  appliances: "`/tools/needs`: what runs in a house, with its usual power, surge and hours.",
  modules: "`/tools/strings`: panels to choose from, by their datasheet figures.",
  places: "`/tools/strings`: the coldest and hottest air of cities, with its source.",
  prices: "`/tools/needs`: what fuel and electricity cost, with the date of the figure.",
  home: "The home page.",
  variants: "What differs by market: footer, addresses, offices, claims, social pages, the company page.",
  navigation: "The menu.",
  seo: "Title and description of the fixed pages; what is listed here can be linked to.",
  redirects: "Addresses that pages had before: a visitor who asks for one is sent on.",
  synonyms: "Words that the search treats as one.",
};
