import { expect, test } from "vitest";
import { type Drawn, finishDocument } from "./own-scripts.ts";

const page = [
  `<html><head><link rel="preload" href="/assets/messages-x.json" as="fetch" crossorigin="anonymous"/>`,
  `<link rel="modulepreload" href="/assets/library-a.js" nonce="m4rk"/>`,
  `<link rel="modulepreload" href="/b.js" crossorigin="" nonce="m4rk"/></head><body>`,
  `<script type="application/ld+json">{"a":1}</script>`,
  "<p>မြန်မာ – ",
  '<script>alert(1)</script><script nonce="guess">alert(2)</script>&lt;/body></p>',
  `<script nonce="m4rk">start("<\\/script>")</script>`,
  `<script src="/c.js" nonce="m4rk"></script>`,
  `<script nonce="m4rk" type="module" async="">import "/b.js";</script></body></html>`,
].join("");

function finish(drawn: Drawn) {
  const { html, scripts } = finishDocument(drawn, "m4rk");
  return { html: Buffer.concat(html).toString(), scripts };
}

test("a page may run the scripts we wrote into it and none that came with its words", () => {
  const { html, scripts } = finish({ html: [page], data: [], dataScript: "" });
  expect(scripts.slice(1, 3)).toEqual([`start("<\\/script>")`, `import "/b.js";`]);
  expect(scripts).toHaveLength(4);
  expect(html).toContain(`<head><script>${scripts[0]}</script>`);
  expect(html).not.toContain("m4rk");
  expect(html).toContain(`<script>start(`);
  expect(html).toContain(`<script nonce="guess">`);
  expect(html).toContain(`<script src="/c.js"></script>`);
});

test("the code and its words are asked for after the first view: nothing in the page loads them before", () => {
  const { html, scripts } = finish({ html: [page], data: [], dataScript: "" });
  expect(html).not.toMatch(/<link[^>]*preload|type="module"/);
  expect(html).toContain(`<script>${scripts[3]}</script></body></html>`);
  const files = `["/assets/messages-x.json","/assets/library-a.js","/b.js"],["/assets/library-a.js"]`;
  expect(scripts[3]).toContain(String.raw`(${files},"import \"/b.js\";")`);
});

test("the data of a page stands before its last script, and only there may its words look like ours", () => {
  const data = '<script type="application/json">[" nonce=m4rk $& </body>"]</script>';
  const dataScript = 'take(" nonce=m4rk $& </body>")';
  const { html, scripts } = finish({ html: [page], data: [data], dataScript });
  expect(scripts.join()).not.toContain("application/json");
  expect(html.endsWith(`</script>${data}<script>${dataScript}</script></body></html>`)).toBe(true);
});

test("parts that come as bytes stand where they belong, and no script in them is ours", () => {
  const [before = "", after = ""] = page.split("<p>");
  const kept = Buffer.from('<b>မြန်မာ <script nonce="m4rk">alert(3)</script></b>');
  const { html, scripts } = finish({ html: [before, kept, `<p>${after}`], data: [], dataScript: "" });
  expect(html).toContain(`<script type="application/ld+json">{"a":1}</script>${kept}<p>`);
  expect(scripts.join()).not.toContain("alert(3)");
  expect(scripts).toEqual(finish({ html: [page], data: [], dataScript: "" }).scripts);
});

test("words that are the same on many pages are finished on each, and stand where they belong", () => {
  const [start = "", end = ""] = page.split("</head>");
  const kept = { marked: end.slice(end.indexOf('<script nonce="m4rk">'), -"</body></html>".length) };
  const draw = (words: string) =>
    finish({ html: [`${start}</head><p>`, words, kept, "</body></html>"], data: [], dataScript: "" });
  const [first, second] = [draw("one"), draw("two")];
  expect(second.scripts).toEqual(first.scripts);
  expect(first.scripts.slice(1, 3)).toEqual([`start("<\\/script>")`, `import "/b.js";`]);
  expect(first.html).toContain("<p>one<script>start(");
  expect(second.html).toBe(first.html.replace("<p>one", "<p>two"));
  expect(second.html).not.toContain("m4rk");
});

test("a large part is not copied", () => {
  const large = Buffer.alloc(5000, "မြန်မာ ");
  const html = ["<html><head></head><body>", large, "<p>", Buffer.from("small"), large, "</body></html>"];
  const { html: chunks } = finishDocument({ html, data: [], dataScript: "" }, "m4rk");
  expect(chunks.filter((chunk) => chunk === large)).toHaveLength(2);
  expect(Buffer.concat(chunks).toString()).toContain(`${large}<p>small${large}</body>`);
  expect(chunks).toHaveLength(5);
});
