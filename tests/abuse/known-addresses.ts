import { apiPrefix } from "#config/product.ts";

/** Every kind of address there is; a star is where a hostile text goes. */
export const pagePaths = (
  "/ /brochure /case-study /downloads /about/blogs /about/blogs/* /about/company /about/contact /about/event " +
  "/about/event/* /about/news /about/news/* /support/faq /support/videoList /support/warranty /support/webinar " +
  "/support/webinar/* /calendar/event/* /calendar/webinar/* /products/* /products /search/* /search /solutions " +
  "/solutions/* /product-list /product-list/* /product-list/*/* /product-list/*/old_id /error-demo/* /404 /* /*/*"
).split(" ");

export const otherPaths = (
  "/files/* /files/documents/* /media/* /assets/* /robots.txt /sitemap.xml /about/blogs/feed.xml /about/*/feed.xml " +
  "/healthz /readyz /open /favicon.ico /service-worker.js /offline.html /.well-known/* /__manifest " +
  `${apiPrefix} ${apiPrefix}openapi.json ${apiPrefix}*`
).split(" ");

export const formPaths =
  "/about/contact /about/blogs/kw-is-not-kwh /support/webinar/choosing-battery-voltage /support/faq / /search/x".split(
    " ",
  );

export const queryNames = (
  "nova category series page sort power phases market segment keyword type productType documentType language case " +
  "country year period status video serial product reply tab _routes setLocale index paths id variant languageCode " +
  "utm_source __proto__ constructor x"
).split(" ");

/** A form that would be taken; what is hostile stands in it beside what is not. */
export const goodForm: Record<string, string> = {
  name: "Ada Obi",
  phone: "555 0100",
  email: "ada@example.com",
  product: "Ridge 5",
  company: "Obi",
  address: "1 Example Street",
  country: "NG",
  message: "Hello",
  content: "Hello",
  blogId: "kw-is-not-kwh",
  webinarCode: "W-2702",
  firstName: "Ada",
  lastName: "Obi",
  organization: "Obi",
  relationship: "installer",
  consentVersion: "1",
  entry: "x",
  useful: "yes",
};

export const formFields = [
  ...Object.keys(goodForm),
  ..."serialNumber website parentId intent idempotencyKey key".split(" "),
];
