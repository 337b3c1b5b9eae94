import { expect, test } from "vitest";
import { cleanHtml } from "#domain/content/clean-html.ts";
import { closing, listPayloads } from "./script-payloads.ts";

/** Tags with their attributes, as a browser reads them: what stands in quotes is a value and no tag. */
const tags = /<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const allowed =
  /^(h[1-6]|p|br|hr|ul|ol|li|blockquote|pre|code|strong|b|em|i|u|s|sub|sup|a|span|table|caption|thead|tbody|tr|th|td|img|figure|figcaption|video|source|track)$/;

test("of several hundred scripts in an editor's text none is left in what is stored", () => {
  const payloads = listPayloads();
  expect(payloads.length).toBeGreaterThan(300);
  for (const payload of [...payloads, payloads.join(closing)]) {
    for (const [, name = "", attributes = ""] of cleanHtml(payload).matchAll(tags)) {
      expect.soft(name.toLowerCase(), payload).toMatch(allowed);
      expect.soft(attributes, payload).not.toMatch(/\s(?:on\w+|style|srcdoc|formaction)\s*=/i);
      expect.soft(attributes, payload).not.toMatch(/=\s*["']?\W*(?:javascript|vbscript|data:text)/i);
    }
  }
});
