import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // How React writes it, valid either way.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    // A matter of taste, not of validity.
    "long-title": "off",
    "no-raw-characters": "off",
    "prefer-native-element": "off",
    "require-sri": "off",
    "tel-non-breaking": "off",
    "no-implicit-button-type": "error",
    "no-inline-style": "error",
  },
});

/** What a validator has against the HTML of a page. */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
