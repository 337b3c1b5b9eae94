import { expect, test } from "@playwright/test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    rules: {
      // What React writes: attribute case, quotes and void elements are its own business.
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "attr-case": "off",
      "doctype-style": "off",
      "no-implicit-button-type": "error",
      "void-style": "off",
      "no-trailing-whitespace": "off",
      "long-title": "off",
      "tel-non-breaking": "off",
      "no-inline-style": "error",
      "script-type": "off",
      // A group of links has no better element, and dialogs are opened by command.
      "prefer-native-element": "off",
      "unrecognized-char-ref": "off",
      "require-sri": "off",
      "no-raw-characters": "off",
    },
  }),
);

for (const address of ["/", "/spanish/about/contact", "/burmese/404", "/search"]) {
  test(`the markup of ${address} is valid`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const report = await validator.validateString(html);
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    expect(messages).toEqual([]);
  });
}
