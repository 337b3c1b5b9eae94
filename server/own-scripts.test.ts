import { expect, test } from "vitest";
import { finishDocument } from "./own-scripts.ts";

test("a page may run the scripts we wrote into it and none that came with its words", () => {
  const page = [
    `<link rel="modulepreload" href="/a.js" nonce="m4rk">`,
    `<script type="application/ld+json">{"a":1}</script>`,
    '<p><script>alert(1)</script><script nonce="guess">alert(2)</script></p>',
    `<script nonce="m4rk">start("<\\/script>")</script>`,
    `<script type="module" async="" nonce="m4rk">import "/b.js";</script>`,
    `<script src="/c.js" nonce="m4rk"></script>`,
  ];
  const { html, scripts } = finishDocument({ html: page.join(""), dataScript: "" }, "m4rk");
  expect(scripts).toEqual([`start("<\\/script>")`, `import "/b.js";`]);
  expect(html).not.toContain("m4rk");
  expect(html).toContain(`<script>start(`);
  expect(html).toContain(`<script nonce="guess">`);
});

test("the data of a page stands in its last script, and only there may its words look like ours", () => {
  const page = '<html><body><p>&lt;/body></p><script nonce="m4rk">start()</script></body></html>';
  const { html, scripts } = finishDocument(
    { html: page, dataScript: 'take(" nonce=m4rk $& </body>")' },
    "m4rk",
  );
  expect(scripts).toEqual(["start()", 'take(" nonce=m4rk $& </body>")']);
  expect(html).toBe(
    '<html><body><p>&lt;/body></p><script>start()</script><script>take(" nonce=m4rk $& </body>")</script></body></html>',
  );
});
