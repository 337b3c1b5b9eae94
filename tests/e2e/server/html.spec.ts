import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";

const pages = [
  "/",
  "/brochure",
  "/case-study",
  "/case-study?case=lagos-terrace-home",
  "/downloads",
  "/about/blogs",
  "/about/blogs/kw-is-not-kwh",
  "/about/company",
  "/about/contact",
  "/about/event",
  "/about/event/bogota-installer-day",
  "/about/news",
  "/about/news/strata-25-released",
  "/support/faq",
  "/support/videoList",
  "/support/warranty",
  "/support/webinar",
  "/support/webinar/choosing-battery-voltage",
  "/products",
  "/products/hd-r5-1p",
  "/products/hd-r5-g1",
  "/search",
  "/search/battery",
  "/solutions",
  "/solutions/home-backup",
  "/product-list",
  "/product-list/inverters/ridge",
  "/product-list/old_id",
  "/404",
];

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // How React writes it, valid either way.
    "attribute-boolean-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    "no-implicit-button-type": "off",
    "attr-case": "off",
    // A matter of taste, not of validity.
    "long-title": "off",
    "prefer-native-element": "off",
    "no-raw-characters": "off",
    "no-inline-style": "error",
    "require-sri": "off",
    "tel-non-breaking": "off",
  },
});

for (const prefix of ["", "/spanish", "/burmese"]) {
  test(`every kind of page is valid HTML (${prefix || "english"})`, async ({ request }) => {
    for (const page of pages) {
      const path = page === "/" ? prefix || "/" : `${prefix}${page}`;
      const html = await (await request.get(path)).text();
      const report = await validator.validateString(html);
      const faults = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect.soft(faults, path).toEqual([]);
    }
  });
}
