import { expect, test } from "vitest";
import { breadcrumbList } from "#app/shell/seo/structured-data.ts";
import { article } from "./article.ts";
import { event } from "./event.ts";
import { faqPage } from "./faq-page.ts";
import { product } from "./product.ts";
import { videoObject } from "./video-object.ts";
import { organization, webSite } from "./web-site.ts";

const samples = [
  organization({
    name: "H",
    url: "https://h.example",
    logo: "https://h.example/l.png",
    email: "a@h.example",
    telephone: "+1",
    address: "Street",
    sameAs: [],
  }),
  webSite({ name: "H", url: "https://h.example", language: "en", searchUrl: "https://h.example/search/" }),
  breadcrumbList([{ name: "Home", path: "/" }], (path) => `https://h.example${path}`),
  product({
    name: "Ridge 5",
    model: "HD-R5-1P",
    description: "Hybrid",
    url: "https://h.example/p",
    brand: "Heliodane",
  }),
  article(
    { headline: "A", published: 0, publisher: "H", url: "https://h.example/a", language: "en" },
    "NewsArticle",
  ),
  event({ name: "E", starts: 0, url: "https://h.example/e", place: "Lagos", organizer: "H" }),
  videoObject({ name: "V", description: "D", thumbnailUrl: "t", contentUrl: "c", uploaded: 0, seconds: 75 }),
  faqPage([{ question: "Q", answer: "A" }]),
];

test("every kind says what it is", () => {
  const kinds = samples.map((sample) => sample["@type"]);
  expect(kinds).toEqual([
    "Organization",
    "WebSite",
    "BreadcrumbList",
    "Product",
    "NewsArticle",
    "Event",
    "VideoObject",
    "FAQPage",
  ]);
});

test("nothing invents a price or a rating", () => {
  expect(JSON.stringify(samples)).not.toMatch(/offers|price|rating|review/i);
});

test("what is not known is left out", () => {
  expect(samples[3]).not.toHaveProperty("image");
  expect(samples[5]).not.toHaveProperty("endDate");
});

test("durations and positions are in the form that search engines read", () => {
  expect(samples[6]).toMatchObject({ duration: "PT1M15S" });
  expect(samples[2]).toMatchObject({ itemListElement: [{ position: 1, item: "https://h.example/" }] });
});
