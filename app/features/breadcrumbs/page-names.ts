/** The pages of the site map: what they are called among the interface words, and where they are. */
const pages = {
  products: { name: "catalogue.products", path: "/products" },
  discontinued: { name: "catalogue.discontinued", path: "/product-list/old_id" },
  solutions: { name: "catalogue.solutions", path: "/solutions" },
  cases: { name: "catalogue.caseStudies", path: "/case-study" },
  downloads: { name: "documents.title", path: "/downloads" },
  brochures: { name: "documents.brochures.title", path: "/brochure" },
  blogs: { name: "journal.blogs.title", path: "/about/blogs" },
  news: { name: "journal.news.title", path: "/about/news" },
  events: { name: "journal.events.title", path: "/about/event" },
  company: { name: "journal.company.title", path: "/about/company" },
  howWeCheck: { name: "journal.company.howWeCheck", path: "/about/how-we-check" },
  contact: { name: "support.contact.title", path: "/about/contact" },
  press: { name: "journal.press.title", path: "/about/press" },
  faq: { name: "support.faq.title", path: "/support/faq" },
  videos: { name: "support.videos.title", path: "/support/videoList" },
  warranty: { name: "support.warranty.title", path: "/support/warranty" },
  webinars: { name: "support.webinars.title", path: "/support/webinar" },
  tools: { name: "support.tools.title", path: "/tools" },
  needs: { name: "support.tools.needs", path: "/tools/needs" },
  strings: { name: "support.tools.strings", path: "/tools/strings" },
  approvals: { name: "support.tools.approvals", path: "/tools/approvals" },
  lights: { name: "support.tools.lights", path: "/tools/lights" },
  builder: { name: "support.tools.builder", path: "/tools/builder" },
} as const;

export type PageName = keyof typeof pages;

export function pageOf(name: PageName) {
  return pages[name];
}
